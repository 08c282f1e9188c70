import { Button, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { formatCents } from '#shared/money.ts';
import { parseCents } from '#shared/parse-number.ts';
import type { ISODate } from '#shared/shop-dates.ts';
import { useOneAtATime } from '#web/hooks/use-one-at-a-time.ts';
import { countOf } from '#web/routes/driver/outbox.ts';
import { sendCount } from '#web/routes/driver/outbox-senders.ts';
import { texts } from '#web/routes/driver/texts.ts';
import { useHeldUp, useUnsent } from '#web/routes/driver/use-outbox.ts';
import { MoneyInput } from '#web/ui/money-input.tsx';
import classes from './cash.module.css';

type CashFormProps = { readonly date: ISODate; readonly expectedCents: number };

/** Where the driver enters what they counted; entering it again replaces the figure, and both are kept. */
export function CashForm({ date, expectedCents }: CashFormProps) {
  const [text, setText] = useState('');
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const amountCents = parseCents(text).value ?? null;
  const count = useMutation(sendCount);
  const once = useOneAtATime();
  const waiting = useUnsent().flatMap((entry) => countOf(entry) ?? []);
  const isHeldUp = useHeldUp() > 0;
  const unsent = waiting.findLast((sent) => sent.date === date);
  const clear = () => {
    setText('');
    setNote('');
    setTried(false);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (amountCents === null) return;
    once(() => count.mutateAsync({ date, amountCents, note }).then(clear));
  };
  return (
    <form onSubmit={save} noValidate>
      <Stack gap="md">
        <MoneyInput
          size="lg"
          label={texts.countAmount}
          value={text}
          onChange={setText}
          error={isTried && amountCents === null ? texts.amountInvalid : null}
        />
        <TextInput
          size="lg"
          label={texts.countNote}
          value={note}
          maxLength={300}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <p className={classes['preview']} aria-live="polite">
          {amountCents !== null && (
            <>
              {texts.difference}: <b>{formatCents(amountCents - expectedCents)}</b>
            </>
          )}
        </p>
        {unsent && isHeldUp && (
          <p className={classes['unsent']} role="status">
            {texts.countWaiting(formatCents(unsent.amountCents))}
          </p>
        )}
        <Button
          type="submit"
          size="xl"
          loading={count.isPending && !isHeldUp}
          disabled={unsent !== undefined && isHeldUp}
        >
          {texts.countSave}
        </Button>
      </Stack>
    </form>
  );
}
