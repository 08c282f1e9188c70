import '#web/styles/form-styles.ts';
import { Button, Group, NativeSelect, Textarea } from '@mantine/core';
import { useState } from 'react';
import {
  COMPLAINT_REASON_LABELS,
  COMPLAINT_REASONS,
  type ComplaintReason,
  MAX_COMPLAINT_PHOTOS,
} from '#shared/complaints.ts';
import { parseWholeNumber } from '#shared/text/parse-number.ts';
import { api, client } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { QuantityInput } from '#web/ui/quantity/quantity-input.tsx';
import { AddPhoto, ComplaintPhotos, type PickedPhoto, usePhotos } from './complaint-photos.tsx';
import { complaintTexts as texts } from './complaint-texts.ts';
import classes from './orders-page.module.css';
import type { CustomerOrder } from './use-my-orders.ts';

const MAX_NOTE = 500;
const WHOLE = '';

type ComplaintFormProps = { readonly order: CustomerOrder; readonly onClose: () => void };

export function ComplaintForm({ order, onClose }: ComplaintFormProps) {
  const [reason, setReason] = useState<ComplaintReason>(COMPLAINT_REASONS[0]);
  const [productId, setProductId] = useState(WHOLE);
  const [pieces, setPieces] = useState('');
  const [note, setNote] = useState('');
  const { photos, isWorking, add, remove } = usePhotos();
  const report = useAction(api.customer.complaints.report, {
    success: texts.sent,
    failure: texts.failure,
    affects: ['complaint'],
    attempts: { about: ({ orderId }) => orderId },
    prepare: async (input) => ({ ...input, photos: await storePhotos(photos) }),
    onSuccess: onClose,
  });
  const quantity = parseWholeNumber(pieces).value ?? null;
  const isComplete = productId !== WHOLE || note.trim() !== '';
  return (
    <form
      className={classes['complaintForm']}
      onSubmit={(event) => {
        event.preventDefault();
        void report.run({
          orderId: order.id,
          reason,
          productId: productId === WHOLE ? null : Number(productId),
          quantity: quantity !== null && quantity > 0 ? quantity : null,
          note,
        });
      }}
    >
      <ReasonChoice reason={reason} onChoose={setReason} />
      <NativeSelect
        label={texts.product}
        size="md"
        value={productId}
        data={[
          { value: WHOLE, label: texts.whole },
          ...order.lines.map((line) => ({ value: String(line.productId), label: line.name })),
        ]}
        onChange={(event) => setProductId(event.currentTarget.value)}
      />
      {productId !== WHOLE && (
        <QuantityInput
          isWide
          label={texts.quantity}
          size="md"
          value={pieces}
          maxLength={7}
          onChange={(typed) => setPieces(typed.replaceAll(/\D/g, ''))}
        />
      )}
      <Textarea
        label={texts.note}
        placeholder={texts.noteHint}
        size="md"
        rows={2}
        value={note}
        maxLength={MAX_NOTE}
        required={productId === WHOLE}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <ComplaintPhotos photos={photos} onRemove={remove} />
      <Group gap="xs">
        {photos.length < MAX_COMPLAINT_PHOTOS && (
          <AddPhoto isWorking={isWorking} onPick={(file) => void add(file)} />
        )}
        <Button variant="default" size="md" onClick={onClose}>
          {texts.close}
        </Button>
        <Button type="submit" size="md" disabled={!isComplete || isWorking} loading={report.isPending}>
          {texts.send}
        </Button>
      </Group>
    </form>
  );
}

type ReasonChoiceProps = {
  readonly reason: ComplaintReason;
  readonly onChoose: (reason: ComplaintReason) => void;
};

function ReasonChoice({ reason, onChoose }: ReasonChoiceProps) {
  return (
    <NativeSelect
      label={texts.reason}
      size="md"
      value={reason}
      data={COMPLAINT_REASONS.map((value) => ({ value, label: COMPLAINT_REASON_LABELS[value] }))}
      onChange={({ currentTarget: { value } }) =>
        onChoose(COMPLAINT_REASONS.find((known) => known === value) ?? reason)
      }
    />
  );
}

function storePhotos(photos: readonly PickedPhoto[]): Promise<string[]> {
  return Promise.all(
    photos.map(async ({ blob }) => {
      const form = new FormData();
      form.set('image', blob, 'foto.jpg');
      return (await client.customer.complaints.storePhoto.mutate(form)).photo;
    }),
  );
}
