import { Button, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import { parseCents } from '#shared/parse-number.ts';
import { api } from '#web/api.ts';
import { errorText } from '#web/error-text.ts';
import { useOneAtATime } from '#web/hooks/use-one-at-a-time.ts';
import { queryClient } from '#web/query-client.ts';
import { Money } from '#web/ui/money.tsx';
import { MoneyInput } from '#web/ui/money-input.tsx';
import { signedCents } from '#web/ui/signed.ts';
import { showToast } from '#web/ui/toast.ts';
import classes from './cash-box.module.css';
import { cashTexts } from './cash-texts.ts';

/** The cash of a driver's day. */
export type DriverCash = inferOutput<typeof api.stocker.agenda.cash>[number];

type CashBoxProps = { readonly cash: DriverCash; readonly title?: string };

/** The cash of a driver's day: what there should be, both counts, and where the office enters its own. */
export function CashBox({ cash, title = cashTexts.cash }: CashBoxProps) {
  return (
    <section className={classes['cash']} aria-label={title}>
      <h3 className={classes['cashTitle']}>{title}</h3>
      <dl className={classes['cashSums']}>
        <Sum label={cashTexts.expected}>
          <Money cents={cash.expectedCents} />
        </Sum>
        <Sum label={cashTexts.received}>
          <Money cents={cash.receivedCents} />
        </Sum>
        <Sum label={cashTexts.driverCounted}>
          <Count amountCents={cash.driverCount?.amountCents} differenceCents={cash.driverDifferenceCents} />
        </Sum>
        <Sum label={cashTexts.officeCounted}>
          <Count amountCents={cash.officeCount?.amountCents} differenceCents={cash.officeDifferenceCents} />
        </Sum>
      </dl>
      {cash.driverCode !== null && <OfficeCount driverCode={cash.driverCode} date={cash.date} />}
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
  if (amountCents === undefined) return cashTexts.notCounted;
  return (
    <>
      <Money cents={amountCents} />
      {differenceCents !== null && differenceCents !== 0 && (
        <span className={classes['difference']}>
          {cashTexts.difference} {signedCents(differenceCents)}
        </span>
      )}
    </>
  );
}

function OfficeCount({ driverCode, date }: { readonly driverCode: number; readonly date: string }) {
  const [text, setText] = useState('');
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const amountCents = parseCents(text).value ?? null;
  const once = useOneAtATime();
  const count = useMutation(
    api.stocker.agenda.countCash.mutationOptions({
      onSuccess: () => {
        showToast({ tone: 'success', message: cashTexts.countSaved });
        setText('');
        setNote('');
        setTried(false);
      },
      onError: (error) => showToast({ tone: 'error', message: errorText(error, cashTexts.countFailed) }),
      onSettled: () => queryClient.invalidateQueries(api.stocker.agenda.cash.pathFilter()),
    }),
  );
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (amountCents !== null) once(() => count.mutateAsync({ driverCode, date, amountCents, note }));
  };
  return (
    <form className={classes['cashForm']} onSubmit={save} noValidate>
      <MoneyInput
        size="sm"
        label={cashTexts.countAmount}
        value={text}
        onChange={setText}
        error={isTried && amountCents === null ? cashTexts.countInvalid : null}
      />
      <TextInput
        label={cashTexts.countNote}
        value={note}
        maxLength={300}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      <Button type="submit" loading={count.isPending}>
        {cashTexts.countSave}
      </Button>
    </form>
  );
}
