import { Button, Group, Input, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import {
  DRIVER_PAYMENT_METHOD_LABELS,
  DRIVER_PAYMENT_METHODS,
  type DriverPaymentMethod,
} from '#shared/accounting/ledger.ts';
import { eurosForField, formatCents } from '#shared/prices/money.ts';
import { thumbLabels } from '#web/routes/driver/stop/thumb-labels.ts';
import { texts } from '#web/routes/driver/texts.ts';
import { MoneyInput } from '#web/ui/quantity/money-input.tsx';
import { findPaymentWay, type HandoverMoney } from './handover-money.ts';

export type PaymentDraft = {
  readonly way: DriverPaymentMethod;
  readonly amountText: string;
  readonly unpaidReason: string;
};

type PaymentFieldsProps = {
  readonly money: HandoverMoney;
  readonly draft: PaymentDraft;
  readonly amountCents: number | null;
  readonly isOnTerms: boolean;
  readonly isReasonNeeded: boolean;
  readonly isTried: boolean;
  readonly onChange: (part: Partial<PaymentDraft>) => void;
};

export function PaymentFields({
  money,
  draft,
  amountCents,
  isTried,
  onChange,
  ...props
}: PaymentFieldsProps) {
  const payInFull = () =>
    onChange({
      amountText: eurosForField(money.fullCents),
      ...(draft.way === 'terms' ? { way: 'cash_driver' } : {}),
    });
  return (
    <Stack gap="sm">
      <Input.Wrapper size="lg" label={texts.money.way} labelElement="div">
        <SegmentedControl
          fullWidth
          size="md"
          styles={thumbLabels}
          aria-label={texts.money.way}
          value={draft.way}
          onChange={(value) => onChange({ way: findPaymentWay(value) ?? draft.way })}
          data={DRIVER_PAYMENT_METHODS.map((way) => ({
            value: way,
            label: DRIVER_PAYMENT_METHOD_LABELS[way],
          }))}
        />
      </Input.Wrapper>
      <Group gap="xs" grow preventGrowOverflow={false}>
        <Button size="lg" px="sm" variant="light" onClick={payInFull}>
          {texts.money.full}
        </Button>
        {money.oldDebtCents > 0 && draft.way !== 'terms' && (
          <Button
            size="lg"
            px="sm"
            variant="default"
            onClick={() => onChange({ amountText: eurosForField(money.allCents) })}
          >
            {texts.money.withDebt(formatCents(money.allCents))}
          </Button>
        )}
      </Group>
      {draft.way !== 'terms' && (
        <div>
          <MoneyInput
            size="lg"
            label={texts.amountReceived}
            value={draft.amountText}
            onChange={(amountText) => onChange({ amountText })}
            error={isTried && amountCents === null ? texts.amountInvalid : null}
          />
          <Difference money={money} amountCents={amountCents} isOnTerms={props.isOnTerms} />
        </div>
      )}
      {props.isReasonNeeded && (
        <TextInput
          size="lg"
          label={texts.money.whyUnpaid}
          maxLength={300}
          value={draft.unpaidReason}
          error={isTried && draft.unpaidReason.trim() === '' ? texts.money.reasonMissing : null}
          onChange={(event) => onChange({ unpaidReason: event.currentTarget.value })}
        />
      )}
    </Stack>
  );
}

type DifferenceProps = Pick<PaymentFieldsProps, 'money' | 'amountCents' | 'isOnTerms'>;

function Difference({ money, amountCents, isOnTerms }: DifferenceProps) {
  const cents = amountCents === null ? 0 : amountCents - money.fullCents;
  const forDebt = Math.min(Math.max(0, cents), money.oldDebtCents);
  return (
    <Text mih="1.3em" c="warn" fw={600} aria-live="polite">
      {cents < 0 && (isOnTerms ? texts.money.stillOwed : texts.missingMoney)(formatCents(-cents))}
      {forDebt > 0 && texts.money.forDebt(formatCents(forDebt))}
      {cents > forDebt && ` ${texts.extraMoney(formatCents(cents - forDebt))}`}
    </Text>
  );
}
