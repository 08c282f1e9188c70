import { Button, Stack, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { formatCents } from '../../../../shared/money.ts';
import type { ISODate } from '../../../../shared/shop-dates.ts';
import { api } from '../../../api.ts';
import { errorText } from '../../../error-text.ts';
import { MoneyInput } from '../../../ui/money-input.tsx';
import { parseEuros } from '../../../ui/parse-euros.ts';
import { showToast } from '../../../ui/toast.ts';
import { refreshDriver, waitsForNetwork } from '../driver-lists.ts';
import { texts } from '../texts.ts';
import classes from './cash.module.css';

type CashFormProps = { readonly date: ISODate; readonly expectedCents: number };

/** Where the driver enters what they counted; entering it again replaces the figure, and both are kept. */
export function CashForm({ date, expectedCents }: CashFormProps) {
  const [text, setText] = useState('');
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const amountCents = parseEuros(text);
  const count = useMutation(
    api.driver.cash.count.mutationOptions({
      ...waitsForNetwork,
      onSuccess: () => {
        showToast({ tone: 'success', message: texts.countSaved });
        setText('');
        setNote('');
        setTried(false);
      },
      onError: (error) => showToast({ tone: 'error', message: errorText(error, texts.countFailed) }),
      onSettled: refreshDriver,
    }),
  );
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (amountCents !== null) count.mutate({ date, amountCents, note });
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
        <Button type="submit" size="xl" loading={count.isPending && !count.isPaused}>
          {texts.countSave}
        </Button>
      </Stack>
    </form>
  );
}
