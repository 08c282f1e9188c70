import { Button, Group, NativeSelect, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { CASH_MOVEMENT_LABELS, CASH_MOVEMENTS, type CashMovement } from '#shared/ledger.ts';
import { parseCents } from '#shared/parse-number.ts';
import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { MoneyInput } from '#web/ui/money-input.tsx';
import { boardTexts as texts } from './texts.ts';
import { type Sheet, tillOf } from './till.ts';

const OF_DRIVER: readonly CashMovement[] = ['float', 'expense'];

export function MoveCash({ sheet }: { readonly sheet: Sheet }) {
  const kinds = sheet.driverId === null ? CASH_MOVEMENTS : OF_DRIVER;
  const [kind, setKind] = useState<CashMovement>('float');
  const [text, setText] = useState('');
  const [reason, setReason] = useState('');
  const [isTried, setTried] = useState(false);
  const amountCents = parseCents(text).value || null;
  const move = useAction(api.admin.cash.move, {
    success: texts.moved,
    failure: texts.moveFailed,
    affects: ['agenda'],
    attempts: {},
    onSuccess: () => {
      setText('');
      setReason('');
      setTried(false);
    },
  });
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (amountCents !== null) void move.run({ ...tillOf(sheet), kind, amountCents, reason });
  };
  return (
    <form onSubmit={save} noValidate aria-label={texts.move}>
      <Group align="flex-end" gap="sm">
        <NativeSelect
          label={texts.moveKind}
          data={kinds.map((value) => ({ value, label: CASH_MOVEMENT_LABELS[value] }))}
          value={kind}
          onChange={(event) => setKind(kinds.find((known) => known === event.currentTarget.value) ?? 'float')}
        />
        <MoneyInput
          size="sm"
          label={texts.moveAmount}
          value={text}
          onChange={setText}
          error={isTried && amountCents === null ? texts.amountInvalid : null}
        />
        <TextInput
          label={texts.moveReason}
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Button type="submit" variant="default" loading={move.isPending}>
          {texts.moveSave}
        </Button>
      </Group>
    </form>
  );
}
