import '#web/styles/overlay-styles.ts';
import { Button, Modal, Stack } from '@mantine/core';
import { useState } from 'react';
import { DRIVER_PAYMENT_METHOD_LABELS } from '#shared/accounting/ledger.ts';
import type { DeliveryPayment } from '#shared/inputs/ledger-inputs.ts';
import { eurosForField, formatCents } from '#shared/prices/money.ts';
import { parseCents } from '#shared/text/parse-number.ts';
import { doneColor } from '#web/routes/driver/stop/done-color.ts';
import type { DriverOrder } from '#web/routes/driver/stop/driver-order.ts';
import { texts } from '#web/routes/driver/texts.ts';
import { type HandoverMoney, needsUnpaidReason, usualWay } from './handover-money.ts';
import { HandoverSums } from './handover-sums.tsx';
import { type PaymentDraft, PaymentFields } from './payment-fields.tsx';

type DeliverDialogProps = {
  readonly order: DriverOrder;
  readonly money: HandoverMoney;
  readonly onClose: () => void;
  readonly onPaid: (paid: DeliveryPayment) => void;
};

const BIG = { size: 'lg', h: '3.5rem', px: 'xs', fullWidth: true } as const;

export function DeliverDialog({ order, money, onClose, onPaid }: DeliverDialogProps) {
  const [isOther, setOther] = useState(false);
  const isOnTerms = usualWay(order) === 'terms';
  return (
    <Modal
      opened
      onClose={onClose}
      title={texts.money.howPaid(order.orderId)}
      // Gloves cause double taps: the second tap must not close the dialog.
      closeOnClickOutside={false}
    >
      <Stack gap="sm">
        <HandoverSums money={money} />
        {isOther ? (
          <OtherPayment order={order} money={money} onPaid={onPaid} />
        ) : (
          <>
            {isOnTerms && (
              <Button {...BIG} color={doneColor} onClick={() => onPaid({ method: 'terms', amountCents: 0 })}>
                {DRIVER_PAYMENT_METHOD_LABELS.terms}
              </Button>
            )}
            <Button
              {...BIG}
              {...(isOnTerms ? { variant: 'default' } : { color: doneColor })}
              onClick={() => onPaid({ method: 'cash_driver', amountCents: money.fullCents })}
            >
              {texts.money.fullOf(formatCents(money.fullCents))}
            </Button>
            <Button {...BIG} variant="default" onClick={() => setOther(true)}>
              {texts.money.other}
            </Button>
          </>
        )}
      </Stack>
    </Modal>
  );
}

function OtherPayment({ order, money, onPaid }: Omit<DeliverDialogProps, 'onClose'>) {
  const [isTried, setTried] = useState(false);
  const [draft, setDraft] = useState<PaymentDraft>({
    way: usualWay(order),
    amountText: eurosForField(money.fullCents),
    unpaidReason: '',
  });
  const amountCents = draft.way === 'terms' ? 0 : (parseCents(draft.amountText).value ?? null);
  const isReasonNeeded = needsUnpaidReason(order, money, amountCents);
  const unpaidReason = isReasonNeeded ? draft.unpaidReason.trim() : '';
  const save = () => {
    setTried(true);
    if (amountCents === null || (isReasonNeeded && unpaidReason === '')) return;
    onPaid({ method: draft.way, amountCents, unpaidReason });
  };
  return (
    <>
      <PaymentFields
        money={money}
        draft={draft}
        amountCents={amountCents}
        isOnTerms={usualWay(order) === 'terms'}
        isReasonNeeded={isReasonNeeded}
        isTried={isTried}
        onChange={(part) => setDraft({ ...draft, ...part })}
      />
      <Button {...BIG} color={doneColor} onClick={save}>
        {texts.delivered}
      </Button>
    </>
  );
}
