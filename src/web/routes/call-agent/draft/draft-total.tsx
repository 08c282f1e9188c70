import { Group, Stack, Text } from '@mantine/core';
import { formatCents } from '#shared/prices/money.ts';
import { holdNote, missingNote } from '#web/features/order-notes.ts';
import { texts } from '#web/routes/call-agent/texts.ts';
import { Money } from '#web/ui/money.tsx';
import type { DraftSum } from './check-draft.ts';

type DraftTotalProps = {
  readonly sum: DraftSum | null;
  readonly goodsCents: number;
  readonly beforeCents: number | null;
};

export function DraftTotal({ sum, goodsCents, beforeCents }: DraftTotalProps) {
  const notes = sum ? notesOf(sum) : [];
  return (
    <Stack gap={2}>
      {sum !== null && sum.transportCents > 0 && (
        <Group justify="space-between" fz="sm">
          <span>{texts.draft.transport}</span>
          <Money cents={sum.transportCents} />
        </Group>
      )}
      <Group justify="space-between" fz="lg" fw={700}>
        <span>{texts.draft.total}</span>
        <Money cents={sum?.totalCents ?? goodsCents} />
      </Group>
      {/* A live region has to exist before its text, or a screen reader does not announce it. */}
      <Text component="div" role="status" size="sm" fw={600} c="var(--shop-warn-text)">
        {beforeCents !== null && <p>{texts.draft.otherTotal(formatCents(beforeCents))}</p>}
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </Text>
    </Stack>
  );
}

function notesOf({ minimum, goodsCents, missingCents, ...sum }: DraftSum): string[] {
  const missing = sum.isExcused ? null : missingNote(minimum, goodsCents);
  return [
    ...(missing === null ? [] : [missing]),
    ...(sum.isRejected ? [texts.draft.belowMinimum] : []),
    ...(sum.isExcused && missingCents > 0 ? [texts.draft.excused] : []),
    ...(sum.holdCause === null ? [] : [holdNote(sum.holdCause, sum.overCents)]),
  ];
}
