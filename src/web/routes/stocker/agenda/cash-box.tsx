import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { api } from '../../../api.ts';
import { errorText } from '../../../error-text.ts';
import { queryClient } from '../../../query-client.ts';
import { Money } from '../../../ui/money.tsx';
import { MoneyInput } from '../../../ui/money-input.tsx';
import { parseEuros } from '../../../ui/parse-euros.ts';
import { showToast } from '../../../ui/toast.ts';
import { texts } from '../texts.ts';
import classes from './agenda.module.css';
import type { DriverCash } from './agenda.ts';

/** The cash of a driver's day: what there should be, both counts, and where the office enters its own. */
export function CashBox({ cash }: { readonly cash: DriverCash }) {
  return (
    <section className={classes['cash']} aria-label={texts.agenda.cash}>
      <h3 className={classes['cashTitle']}>{texts.agenda.cash}</h3>
      <dl className={classes['cashSums']}>
        <Sum label={texts.agenda.expected}>
          <Money cents={cash.expectedCents} />
        </Sum>
        <Sum label={texts.agenda.received}>
          <Money cents={cash.receivedCents} />
        </Sum>
        <Sum label={texts.agenda.driverCounted}>
          <Count amountCents={cash.driverCount?.amountCents} differenceCents={cash.driverDifferenceCents} />
        </Sum>
        <Sum label={texts.agenda.officeCounted}>
          <Count amountCents={cash.officeCount?.amountCents} differenceCents={cash.officeDifferenceCents} />
        </Sum>
      </dl>
      {cash.driverNr !== null && <OfficeCount driverNr={cash.driverNr} date={cash.date} />}
    </section>
  );
}

function Sum({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className={classes['small']}>{label}</dt>
      <dd className={classes['sum']}>{children}</dd>
    </div>
  );
}

type CountProps = {
  readonly amountCents: number | undefined;
  readonly differenceCents: number | null;
};

function Count({ amountCents, differenceCents }: CountProps) {
  if (amountCents === undefined) return texts.agenda.notCounted;
  return (
    <>
      <Money cents={amountCents} />
      {differenceCents !== null && differenceCents !== 0 && (
        <span className={classes['difference']}>
          {texts.agenda.difference} <Money cents={differenceCents} />
        </span>
      )}
    </>
  );
}

function OfficeCount({ driverNr, date }: { readonly driverNr: number; readonly date: string }) {
  const [text, setText] = useState('');
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const amountCents = parseEuros(text);
  const count = useMutation(
    api.stocker.agenda.countCash.mutationOptions({
      onSuccess: () => {
        showToast({ tone: 'success', message: texts.agenda.countSaved });
        setText('');
        setNote('');
        setTried(false);
      },
      onError: (error) => showToast({ tone: 'error', message: errorText(error, texts.agenda.countFailed) }),
      onSettled: () => queryClient.invalidateQueries(api.stocker.agenda.cash.pathFilter()),
    }),
  );
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (amountCents !== null) count.mutate({ driverNr, date, amountCents, note });
  };
  return (
    <form className={classes['cashForm']} onSubmit={save} noValidate>
      <MoneyInput
        size="sm"
        label={texts.agenda.countAmount}
        value={text}
        onChange={setText}
        error={isTried && amountCents === null ? texts.agenda.countInvalid : null}
      />
      <TextInput
        label={texts.agenda.countNote}
        value={note}
        maxLength={300}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Button type="submit" loading={count.isPending}>
        {texts.agenda.countSave}
      </Button>
    </form>
  );
}
