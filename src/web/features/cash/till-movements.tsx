import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { CASH_MOVEMENT_LABELS } from '#shared/accounting/ledger.ts';
import { formatDate, type ISODate } from '#shared/dates/shop-dates.ts';
import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { useInstantText } from '#web/hooks/use-instant-text.ts';
import { Dimmed } from '#web/ui/dimmed.ts';
import { Money } from '#web/ui/money.tsx';
import { ReasonDialog } from '#web/ui/reason-dialog.tsx';
import { boardTexts as texts } from './texts.ts';
import type { TillDay } from './till.ts';

type Movement = TillDay['movements'][number];
type TillMovementsProps = { readonly day: TillDay; readonly isOffice: boolean };

export function TillMovements({ day: { movements, sheet }, isOffice }: TillMovementsProps) {
  const timeOf = useInstantText();
  const [asked, setAsked] = useState<Movement | null>(null);
  const reversed = new Set(movements.map((movement) => movement.reversesId));
  if (movements.length === 0) return null;
  return (
    <section aria-label={texts.movements}>
      <Title order={3} fz="md">
        {texts.movements}
      </Title>
      <Stack component="ul" gap={0}>
        {movements.map((movement) => (
          <Group key={movement.id} component="li" justify="space-between" wrap="nowrap" py={4}>
            <div style={{ minWidth: 0 }}>
              <Text>{CASH_MOVEMENT_LABELS[movement.kind]}</Text>
              <Dimmed>
                {[
                  movement.reversesId === null ? '' : texts.reversalOf(movement.reversesId),
                  movement.reason,
                  movement.actorName,
                  timeOf(movement.at),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Dimmed>
            </div>
            <Group gap="xs" wrap="nowrap">
              <Text fw={600}>
                <Money cents={movement.amountCents} />
              </Text>
              {isOffice && movement.reversesId === null && !reversed.has(movement.id) && (
                <Button
                  variant="default"
                  size="xs"
                  aria-label={texts.reverseOf(movement.reason || CASH_MOVEMENT_LABELS[movement.kind])}
                  onClick={() => setAsked(movement)}
                >
                  {texts.reverse}
                </Button>
              )}
            </Group>
          </Group>
        ))}
      </Stack>
      {asked && <ReverseQuestion movement={asked} day={sheet.date} onClose={() => setAsked(null)} />}
    </section>
  );
}

type ReverseQuestionProps = {
  readonly movement: Movement;
  readonly day: ISODate;
  readonly onClose: () => void;
};

function ReverseQuestion({ movement, day, onClose }: ReverseQuestionProps) {
  const reverse = useAction(api.admin.cash.reverseMovement, {
    success: ({ date }) =>
      date === day ? texts.reversed : `${texts.reversed}. ${texts.movedTo(formatDate(date))}`,
    failure: texts.moveFailed,
    affects: ['agenda'],
    attempts: {},
    onDone: onClose,
  });
  return (
    <ReasonDialog
      isDestructive
      title={texts.reverseTitle}
      confirmLabel={texts.reverse}
      isWorking={reverse.isPending}
      onCancel={onClose}
      onConfirm={(reason) => void reverse.run({ movementId: movement.id, reason })}
    >
      {CASH_MOVEMENT_LABELS[movement.kind]} · <Money cents={movement.amountCents} />
    </ReasonDialog>
  );
}
