import { Alert, Button, Group, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import { isRecord } from '#shared/is-record.ts';
import { eurosForField, formatCents } from '#shared/prices/money.ts';
import { NUMBER_FAULT_TEXTS, parseCents, parseWholeNumber } from '#shared/text/parse-number.ts';
import { useOneAtATime } from '#web/hooks/use-one-at-a-time.ts';
import { newKey } from '#web/new-key.ts';
import { useStored } from '#web/routes/driver/day/use-stored.ts';
import { countOf } from '#web/routes/driver/outbox/outbox.ts';
import { sendCount } from '#web/routes/driver/outbox/outbox-senders.ts';
import { useHeldUp, useUnsent } from '#web/routes/driver/outbox/use-outbox.ts';
import { texts } from '#web/routes/driver/texts.ts';
import { MoneyInput } from '#web/ui/quantity/money-input.tsx';
import { readNumberField } from '#web/ui/quantity/typed-number.ts';

const MAX_PIECES = 9999;

export function CashForm({ date }: { readonly date: ISODate }) {
  const [stored, setCounts] = useStored(`cash/${date}`, readCounts);
  const counts = stored ?? {};
  const [typed, setTyped] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const hasCounted = Object.values(counts).some((count) => count > 0);
  const text = typed ?? (hasCounted ? eurosForField(sumCounts(counts)) : '');
  const amountCents = parseCents(text).value ?? null;
  const count = useMutation(sendCount);
  const once = useOneAtATime();
  const isHeldUp = useHeldUp() > 0;
  const waiting = useUnsent().flatMap((entry) => countOf(entry) ?? []);
  const unsent = waiting.findLast((sent) => sent.date === date);
  const clear = () => {
    setCounts(null);
    setTyped(null);
    setNote('');
    setTried(false);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (amountCents !== null)
      once(() => count.mutateAsync({ date, amountCents, note, idempotencyKey: newKey() }).then(clear));
  };
  return (
    <form onSubmit={save} noValidate>
      <Stack gap="md">
        <Pieces
          counts={counts}
          onCount={(changed) => {
            setCounts(changed);
            setTyped(null);
          }}
        />
        <MoneyInput
          size="lg"
          label={texts.countAmount}
          value={text}
          onChange={setTyped}
          error={isTried && amountCents === null ? texts.amountInvalid : null}
        />
        <TextInput
          size="lg"
          label={texts.countNote}
          value={note}
          maxLength={300}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        {unsent && isHeldUp && (
          <Alert color="warn" role="status">
            {texts.countWaiting(formatCents(unsent.amountCents))}
          </Alert>
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

const TWO_OR_ONE = { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))' } as const;

type PiecesProps = { readonly counts: Counts; readonly onCount: (counts: Counts) => void };

function Pieces({ counts, onCount }: PiecesProps) {
  return (
    <SimpleGrid cols={2} spacing="md" style={TWO_OR_ONE}>
      {[NOTES, COINS].map((values) => (
        <Stack key={values[0]} gap="xs">
          <Text fw={650}>{values === NOTES ? texts.notes : texts.coins}</Text>
          {values.map((value) => (
            <Group key={value} gap="xs" wrap="nowrap" justify="space-between">
              <Text w="4rem" ta="right" style={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
                {formatPiece(value)} ×
              </Text>
              <PieceField
                label={texts.piecesOf(formatPiece(value))}
                count={counts[value] ?? 0}
                onCount={(count) => onCount({ ...counts, [value]: count })}
              />
            </Group>
          ))}
        </Stack>
      ))}
    </SimpleGrid>
  );
}

type PieceFieldProps = {
  readonly label: string;
  readonly count: number;
  readonly onCount: (count: number) => void;
};

function PieceField({ label, count, onCount }: PieceFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? (count > 0 ? String(count) : '');
  const fault = text.trim() === '' ? undefined : parseWholeNumber(text, MAX_PIECES).reason;
  return (
    <TextInput
      size="lg"
      flex={1}
      miw="3.5rem"
      aria-label={label}
      inputMode="numeric"
      autoComplete="off"
      value={text}
      error={fault && NUMBER_FAULT_TEXTS[fault]}
      onChange={(event) => {
        const wanted = readNumberField(event.currentTarget, text);
        setTyped(wanted);
        onCount(wanted.trim() === '' ? 0 : (parseWholeNumber(wanted, MAX_PIECES).value ?? count));
      }}
      onBlur={() => fault === undefined && setTyped(null)}
    />
  );
}

export const NOTES = [20_000, 10_000, 5000, 2000, 1000, 500] as const;
export const COINS = [200, 100, 50, 20, 10, 5, 2, 1] as const;

/** Count of notes and coins by value in cents. */
export type Counts = Readonly<Record<string, number>>;

export function sumCounts(counts: Counts): number {
  return [...NOTES, ...COINS].reduce((sum, value) => sum + value * (counts[value] ?? 0), 0);
}

export function readCounts(stored: unknown): Counts | null {
  if (!isRecord(stored)) return null;
  return Object.fromEntries(
    Object.entries(stored).flatMap(([value, count]) =>
      typeof count === 'number' && Number.isSafeInteger(count) && count >= 0 ? [[value, count]] : [],
    ),
  );
}

export function formatPiece(cents: number): string {
  return cents >= 100 ? `${cents / 100}\u00a0€` : formatCents(cents);
}
