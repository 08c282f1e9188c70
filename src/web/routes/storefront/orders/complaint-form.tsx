import '#web/styles/form-styles.ts';
import { Box, Button, Group, NativeSelect, Textarea } from '@mantine/core';
import { useState } from 'react';
import {
  COMPLAINT_REASON_LABELS,
  COMPLAINT_REASONS,
  type ComplaintReason,
  MAX_COMPLAINT_PHOTOS,
} from '#shared/complaints.ts';
import { unbound } from '#shared/prices/packs.ts';
import { joinUnits } from '#shared/prices/units.ts';
import { api, client } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { LeaveGuard } from '#web/ui/leave-guard.tsx';
import { QuantityStepper } from '#web/ui/quantity/quantity-stepper.tsx';
import { AddPhoto, ComplaintPhotos, type PickedPhoto, usePhotos } from './complaint-photos.tsx';
import { complaintTexts as texts } from './complaint-texts.ts';
import classes from './orders-page.module.css';
import type { CustomerOrder } from './use-my-orders.ts';

const MAX_NOTE = 500;

type ComplaintFormProps = { readonly order: CustomerOrder; readonly onClose: () => void };

export function ComplaintForm({ order, onClose }: ComplaintFormProps) {
  const [reason, setReason] = useState<ComplaintReason | null>(null);
  const [pieces, setPieces] = useState<ReadonlyMap<number, number>>(new Map());
  const [note, setNote] = useState('');
  const { photos, isWorking, add, remove } = usePhotos();
  const report = useAction(api.customer.complaints.report, {
    success: texts.sent,
    failure: texts.failure,
    affects: ['complaint'],
    attempts: { about: ({ orderId }) => orderId },
    prepare: async (input) => ({ ...input, photos: await storePhotos(photos) }),
    onDone: onClose,
  });
  const lines = [...pieces].flatMap(([productId, quantity]) =>
    quantity > 0 ? [{ productId, quantity }] : [],
  );
  const isComplete = reason !== null && (lines.length > 0 || note.trim() !== '');
  return (
    <form
      className={classes['complaintForm']}
      onSubmit={(event) => {
        event.preventDefault();
        if (reason !== null) void report.run({ orderId: order.id, reason, lines, note });
      }}
    >
      <LeaveGuard
        isDirty={() =>
          (reason !== null || note !== '' || lines.length + photos.length > 0) && !report.isSuccess
        }
      />
      <ReasonChoice reason={reason} onChoose={setReason} />
      <fieldset className={classes['pieces']}>
        <legend>{texts.quantity}</legend>
        {order.lines.map((line) => (
          <div key={line.productId}>
            <span>{joinUnits(line.name)}</span>
            <QuantityStepper
              quantity={pieces.get(line.productId) ?? 0}
              max={line.quantity}
              goods={unbound(line)}
              loose="taken"
              label={line.name}
              onChange={(wanted) => setPieces(new Map(pieces).set(line.productId, wanted))}
            />
          </div>
        ))}
      </fieldset>
      <Textarea
        label={texts.note}
        description={texts.noteWhole}
        placeholder={texts.noteHint}
        size="md"
        rows={2}
        value={note}
        maxLength={MAX_NOTE}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <ComplaintPhotos photos={photos} onRemove={remove} />
      {!isComplete && (
        <Box component="p" c="dimmed" fz="0.9375rem">
          {texts.incomplete}
        </Box>
      )}
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
  readonly reason: ComplaintReason | null;
  readonly onChoose: (reason: ComplaintReason | null) => void;
};

/** No default: a customer who only attaches a photo would report damage as missing goods. */
function ReasonChoice({ reason, onChoose }: ReasonChoiceProps) {
  return (
    <NativeSelect
      label={texts.reason}
      size="md"
      value={reason ?? ''}
      data={[
        { value: '', label: texts.choose },
        ...COMPLAINT_REASONS.map((value) => ({ value, label: COMPLAINT_REASON_LABELS[value] })),
      ]}
      onChange={({ currentTarget: { value } }) =>
        onChoose(COMPLAINT_REASONS.find((known) => known === value) ?? null)
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
