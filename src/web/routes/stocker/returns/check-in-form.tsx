import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import { differenceReasonsFor } from '#shared/delivery.ts';
import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { LeaveGuard } from '#web/ui/leave-guard.tsx';
import { CheckInLine } from './check-in-line.tsx';
import { returnTexts as texts } from './return-texts.ts';
import type { Counted, Van } from './van.ts';

type Line = Van['lines'][number];

const uncounted: Counted = { returned: null, reason: null };
const keyOf = ({ productId, isWrittenOff }: Line) => `${productId} ${isWrittenOff}`;

export function CheckInForm({ van, date }: { readonly van: Van; readonly date: ISODate }) {
  const { driverCode, name, lines } = van;
  const [counts, setCounts] = useState<Readonly<Record<string, Counted>>>({});
  const [note, setNote] = useState('');
  const [isTried, setTried] = useState(false);
  const countOf = (line: Line) => counts[keyOf(line)] ?? uncounted;
  const left = lines.filter((line) => countOf(line).returned === null).length;
  const withoutReason = lines.filter((line) => isReasonMissing(line, countOf(line)));
  const close = useAction(api.stocker.agenda.checkInVan, {
    attempts: {},
    affects: ['agenda', 'stock'],
    success: texts.closed(name),
    failure: texts.closeFailed,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (left > 0 || withoutReason.length > 0) return;
    const counted = lines.map((line) => {
      const { productId, isWrittenOff, expected } = line;
      const { returned, reason } = countOf(line);
      return { productId, isWrittenOff, expected, returned: returned ?? 0, reason };
    });
    void close.run({ driverCode, date, lines: counted, note });
  };
  return (
    <form onSubmit={submit} noValidate>
      <LeaveGuard isDirty={() => Object.keys(counts).length > 0 && !close.isPending} />
      <Stack gap="sm">
        <Stack component="ul" gap={0}>
          {lines.map((line) => (
            <CheckInLine
              key={keyOf(line)}
              line={line}
              counted={countOf(line)}
              isReasonMissing={isTried && isReasonMissing(line, countOf(line))}
              onChange={(counted) => setCounts((before) => ({ ...before, [keyOf(line)]: counted }))}
            />
          ))}
        </Stack>
        <TextInput
          label={texts.note}
          maxLength={300}
          value={note}
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        <Group justify="flex-end">
          <Text c={isTried ? 'var(--mantine-color-error)' : 'dimmed'} mr="auto" role="status">
            {left > 0 ? texts.uncounted(left) : withoutReason.length > 0 && texts.reasonsMissing}
          </Text>
          <Button
            variant="default"
            leftSection={<IconChecks size={18} aria-hidden />}
            disabled={left === 0}
            onClick={() =>
              setCounts(
                Object.fromEntries(
                  lines.map((line) => {
                    const counted = countOf(line);
                    return [keyOf(line), counted.returned === null ? asExpected(line) : counted];
                  }),
                ),
              )
            }
          >
            {texts.all}
          </Button>
          <Button type="submit" loading={close.isPending}>
            {texts.close}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function asExpected({ expected }: Line): Counted {
  return { returned: Math.max(0, expected), reason: null };
}

function isReasonMissing({ expected, isWrittenOff }: Line, { returned, reason }: Counted): boolean {
  if (returned === null) return false;
  const fitting = differenceReasonsFor({ expected, returned }, isWrittenOff);
  return fitting.length > 0 && !fitting.some((known) => known === reason);
}
