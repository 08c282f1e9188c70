import { Button, Group, Input, SegmentedControl, Stack, Text, TextInput, Title } from '@mantine/core';
import { IconCheck, IconX } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { REDUCTION_REASON_LABELS, REDUCTION_REASONS, type ReductionReason } from '#shared/delivery.ts';
import { fullQuantityText, unbound } from '#shared/prices/packs.ts';
import { lineTotal } from '#shared/prices/unit-price.ts';
import { joinUnits } from '#shared/prices/units.ts';
import { useCollected } from '#web/routes/driver/outbox/use-outbox.ts';
import { doneColor } from '#web/routes/driver/stop/done-color.ts';
import type { DriverLine, DriverOrder, Receipt } from '#web/routes/driver/stop/driver-order.ts';
import { thumbLabels } from '#web/routes/driver/stop/thumb-labels.ts';
import { texts } from '#web/routes/driver/texts.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { Dimmed } from '#web/ui/dimmed.ts';
import { Money } from '#web/ui/money.tsx';
import { QuantityStepper } from '#web/ui/quantity/quantity-stepper.tsx';
import classes from './handover.module.css';
import {
  type AcceptedLine,
  acceptedOf,
  commonReason,
  type HandoverDraft,
  readDraft,
  refuseAll,
  toReceipt,
} from './handover-draft.ts';
import { usualWay } from './handover-money.ts';
import { HandoverSums } from './handover-sums.tsx';
import { PaymentFields } from './payment-fields.tsx';
import { PhotoField } from './photo-field.tsx';
import { SignaturePad } from './signature-pad.tsx';

type HandoverFormProps = {
  readonly order: DriverOrder;
  readonly draft: HandoverDraft;
  readonly onDraft: (draft: HandoverDraft) => void;
  readonly onFinish: (receipt: Receipt) => void;
};

export function HandoverForm({ order, draft, onDraft, onFinish }: HandoverFormProps) {
  const [isTried, setTried] = useState(false);
  const [asked, setAsked] = useState<'unsigned' | 'nothing' | null>(null);
  const collectedCents = useCollected(order.customerId);
  const read = readDraft(order, draft, collectedCents);
  const change = (part: Partial<HandoverDraft>) => onDraft({ ...draft, ...part });
  const send = () => {
    const receipt = toReceipt(order, draft, collectedCents);
    if (receipt) onFinish(receipt);
  };
  const finish = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (toReceipt(order, draft, collectedCents) === null) return;
    if (read.isNothing) setAsked('nothing');
    else if (read.isPartial && read.isUnsigned) setAsked('unsigned');
    else send();
  };
  return (
    <form onSubmit={finish} noValidate>
      <Stack gap="lg">
        <Accepted order={order} draft={draft} isTried={isTried} onDraft={onDraft} />
        <TextInput
          label={texts.receiver}
          size="lg"
          autoComplete="off"
          maxLength={120}
          value={draft.receiverName}
          onChange={(event) => change({ receiverName: event.currentTarget.value })}
        />
        <SignaturePad path={draft.signaturePath} onChange={(signaturePath) => change({ signaturePath })} />
        <PhotoField photos={draft.photos} onChange={(photos) => change({ photos })} />
        <HandoverSums money={read.money} />
        {!read.isNothing && (
          <PaymentFields
            money={read.money}
            draft={{ way: read.way, amountText: read.amountText, unpaidReason: draft.unpaidReason }}
            amountCents={read.amountCents}
            isOnTerms={usualWay(order) === 'terms'}
            isReasonNeeded={read.isReasonNeeded}
            isTried={isTried}
            onChange={change}
          />
        )}
        <Group className={classes['finish'] ?? ''} justify="space-between" gap="sm" wrap="nowrap">
          <div>
            <Dimmed>{texts.amountShort}</Dimmed>
            <Text fz="1.35rem" fw={750} lh={1.2}>
              <Money cents={read.amountCents ?? 0} />
            </Text>
          </div>
          <Button
            type="submit"
            size="lg"
            h="3.5rem"
            px="sm"
            fz="md"
            color={read.isNothing ? 'red.8' : doneColor}
            leftSection={
              read.isNothing ? <IconX size={22} aria-hidden /> : <IconCheck size={22} aria-hidden />
            }
          >
            {read.isNothing ? texts.refuseAll : texts.finish}
          </Button>
        </Group>
        {asked && (
          <Question
            asked={asked}
            order={order}
            onCancel={() => setAsked(null)}
            onConfirm={() => {
              setAsked(null);
              send();
            }}
          />
        )}
      </Stack>
    </form>
  );
}

type QuestionProps = {
  readonly asked: 'unsigned' | 'nothing';
  readonly order: DriverOrder;
  readonly onCancel: () => void;
  readonly onConfirm: () => void;
};

function Question({ asked, order, ...answers }: QuestionProps) {
  if (asked === 'unsigned') {
    return (
      <ConfirmDialog
        isOpen
        title={texts.unsignedTitle}
        confirmLabel={texts.unsignedConfirm}
        cancelLabel={texts.unsignedBack}
        {...answers}
      >
        {texts.unsignedQuestion}
      </ConfirmDialog>
    );
  }
  return (
    <ConfirmDialog
      isOpen
      isDestructive
      title={texts.nothingTitle(order.orderId)}
      confirmLabel={texts.cancelConfirm}
      cancelLabel={texts.nothingBack}
      {...answers}
    >
      {order.invoiceNumber === null ? texts.nothingQuestion : texts.nothingInvoiced(order.invoiceNumber)}
    </ConfirmDialog>
  );
}

type AcceptedProps = Omit<HandoverFormProps, 'onFinish'> & { readonly isTried: boolean };

function Accepted({ order, draft, isTried, onDraft }: AcceptedProps) {
  const { isNothing, withoutReason } = readDraft(order, draft);
  const reason = commonReason(order, draft);
  const isOneReason = isNothing && reason !== undefined;
  return (
    <section aria-label={texts.lines}>
      <Group justify="space-between" gap="xs">
        <Title order={2}>{texts.lines}</Title>
        <Button
          size="md"
          variant="default"
          {...(isNothing ? {} : { c: 'var(--shop-bad-text)' })}
          onClick={() => onDraft(refuseAll(order, draft, !isNothing))}
        >
          {isNothing ? texts.acceptAll : texts.refuseEverything}
        </Button>
      </Group>
      <Dimmed mb="xs">{texts.linesHint}</Dimmed>
      {isOneReason && (
        <ReasonChoice
          label={texts.reasonOfAll}
          value={reason}
          isMissing={isTried && reason === null}
          onChange={(chosen) => onDraft(refuseAll(order, draft, true, chosen))}
        />
      )}
      <Stack component="ul" gap={0}>
        {order.lines
          .filter((line) => line.quantity > 0)
          .map((line) => (
            <HandoverLine
              key={line.orderLineId}
              line={line}
              accepted={acceptedOf(draft, line)}
              isReasonAsked={!isOneReason}
              isReasonMissing={isTried && withoutReason.includes(line.orderLineId)}
              onAccept={(part) =>
                onDraft({
                  ...draft,
                  lines: { ...draft.lines, [line.orderLineId]: { ...acceptedOf(draft, line), ...part } },
                })
              }
            />
          ))}
      </Stack>
      {isNothing && (
        <Text c="var(--mantine-color-error)" fw={600} role="alert">
          {texts.nothingAccepted}
        </Text>
      )}
      {isTried && withoutReason.length > 0 && (
        <Text c="var(--mantine-color-error)" fw={600} role="alert">
          {texts.reasonsMissing}
        </Text>
      )}
    </section>
  );
}

type HandoverLineProps = {
  readonly line: DriverLine;
  readonly accepted: AcceptedLine;
  /** False where one reason applies to all lines. */
  readonly isReasonAsked: boolean;
  readonly isReasonMissing: boolean;
  readonly onAccept: (change: Partial<AcceptedLine>) => void;
};

export function HandoverLine({
  line,
  accepted,
  isReasonAsked,
  isReasonMissing,
  onAccept,
}: HandoverLineProps) {
  return (
    <Stack component="li" gap="xs" py="sm" style={{ borderTop: '1px solid var(--shop-line)' }}>
      <div>
        <Text fw={650}>{joinUnits(line.productName)}</Text>
        <Text size="sm" c="dimmed">
          {line.productCode} · {texts.ordered(fullQuantityText(line.quantity, line))}
        </Text>
      </div>
      <Group justify="space-between">
        <QuantityStepper
          size="large"
          label={line.productName}
          quantity={accepted.quantity}
          goods={unbound(line)}
          loose="taken"
          min={0}
          max={line.quantity}
          onChange={(quantity) => onAccept({ quantity: Math.min(quantity, line.quantity) })}
        />
        <Text fw={600} component="span" ml="auto">
          <Money cents={lineTotal(line.unitPriceE4, accepted.quantity)} />
        </Text>
      </Group>
      {isReasonAsked && accepted.quantity < line.quantity && (
        <ReasonChoice
          label={texts.reason}
          name={texts.reasonOf(line.productName)}
          value={accepted.reason}
          isMissing={isReasonMissing}
          onChange={(reason) => onAccept({ reason })}
        />
      )}
    </Stack>
  );
}

type ReasonChoiceProps = {
  readonly label: string;
  readonly name?: string;
  readonly value: ReductionReason | null;
  readonly isMissing: boolean;
  readonly onChange: (reason: ReductionReason) => void;
};

function ReasonChoice({ label, name = label, value, isMissing, onChange }: ReasonChoiceProps) {
  return (
    <Input.Wrapper label={label} error={isMissing ? texts.reasonMissing : null} labelElement="div">
      <SegmentedControl
        fullWidth
        size="md"
        styles={thumbLabels}
        aria-label={name}
        // No reason is preselected: the driver has to choose.
        value={value ?? ''}
        onChange={(chosen) => {
          const reason = REDUCTION_REASONS.find((known) => known === chosen);
          if (reason) onChange(reason);
        }}
        data={REDUCTION_REASONS.map((reason) => ({
          value: reason,
          label: REDUCTION_REASON_LABELS[reason],
        }))}
      />
    </Input.Wrapper>
  );
}
