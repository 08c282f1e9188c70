import { Button, TextInput } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { formatCents } from '#shared/money.ts';
import { doneColor } from '#web/routes/driver/done-color.ts';
import type { DriverOrder, Receipt } from '#web/routes/driver/driver-order.ts';
import { StopContact } from '#web/routes/driver/stop-contact.tsx';
import { texts } from '#web/routes/driver/texts.ts';
import { Money } from '#web/ui/money.tsx';
import { MoneyInput } from '#web/ui/money-input.tsx';
import classes from './door.module.css';
import { DoorLine } from './door-line.tsx';
import { SignaturePad } from './signature-pad.tsx';
import { useReceipt } from './use-receipt.ts';

type DoorFormProps = { readonly order: DriverOrder; readonly onFinish: (receipt: Receipt) => void };

/** What is settled at a door: what was accepted, who took it, what was paid. */
export function DoorForm({ order, onFinish }: DoorFormProps) {
  const receipt = useReceipt(order);
  const [isTried, setTried] = useState(false);
  const finish = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    const filled = receipt.toReceipt();
    if (filled) onFinish(filled);
  };
  const isAmountWrong = isTried && receipt.amountCents === null;
  return (
    <form className={classes['form']} onSubmit={finish} noValidate>
      <div className={classes['contact']}>
        <StopContact order={order} size="lg" />
      </div>
      <section aria-label={texts.lines}>
        <h2 className={classes['heading']}>{texts.lines}</h2>
        <p className={classes['hint']}>{texts.linesHint}</p>
        <ul className={classes['lines']}>
          {order.lines
            .filter((line) => line.quantity > 0)
            .map((line) => (
              <DoorLine
                key={line.orderLineId}
                line={line}
                accepted={receipt.acceptedOf(line)}
                onAccept={(change) => receipt.accept(line, change)}
              />
            ))}
        </ul>
        {receipt.isNothing && (
          <p className={classes['wrong']} role="alert">
            {texts.nothingAccepted}
          </p>
        )}
      </section>
      <TextInput
        label={texts.receiver}
        size="lg"
        autoComplete="off"
        maxLength={120}
        value={receipt.receiverName}
        onChange={(event) => receipt.setReceiverName(event.currentTarget.value)}
      />
      <SignaturePad path={receipt.signaturePath} onChange={receipt.setSignaturePath} />
      <div>
        <MoneyInput
          size="lg"
          label={texts.amountReceived}
          value={receipt.amountText}
          onChange={receipt.setTypedAmount}
          error={isAmountWrong ? texts.amountInvalid : null}
        />
        <Difference cents={receipt.amountCents === null ? 0 : receipt.amountCents - receipt.totalCents} />
      </div>
      <div className={classes['finish']}>
        <p className={classes['collect']}>
          {texts.collect}
          <Money cents={receipt.totalCents} className={classes['total']} />
        </p>
        <Button
          type="submit"
          size="lg"
          color={doneColor}
          disabled={receipt.isNothing}
          leftSection={<IconCheck size={22} aria-hidden />}
        >
          {texts.finish}
        </Button>
      </div>
    </form>
  );
}

function Difference({ cents }: { readonly cents: number }) {
  return (
    <p className={classes['difference']} aria-live="polite">
      {cents < 0 && texts.missingMoney(formatCents(-cents))}
      {cents > 0 && texts.extraMoney(formatCents(cents))}
    </p>
  );
}
