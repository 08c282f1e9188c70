import { Alert, SegmentedControl, SimpleGrid, Skeleton, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { CONFLICT_MONEY_LABELS, CONFLICT_OBSTACLE_TEXTS } from '#shared/road-conflicts.ts';
import { formatPhone } from '#shared/text/phone.ts';
import { api } from '#web/api.ts';
import { useInstantText } from '#web/hooks/use-instant-text.ts';
import { Dimmed } from '#web/ui/dimmed.ts';
import { PageState } from '#web/ui/page-state.tsx';
import { type Conflict, DriverSide, OrderSide } from './conflict-sides.tsx';
import { DecideConflict } from './decide-conflict.tsx';
import { conflictTexts as texts } from './texts.ts';

const DECIDED_SHOWN = 20;

type ConflictListProps = {
  readonly isOffice: boolean;
  readonly orderLink: (orderId: number) => ReactNode;
};

export function ConflictList({ isOffice, orderLink }: ConflictListProps) {
  const [isDecided, setDecided] = useState(false);
  const open = useQuery(api.stocker.roadConflicts.count.queryOptions()).data?.count ?? 0;
  const query = useQuery(
    api.stocker.roadConflicts.list.queryOptions(
      isDecided ? { isDecided, limit: DECIDED_SHOWN } : { isDecided },
    ),
  );
  return (
    <Stack gap="sm">
      <SegmentedControl
        aria-label={texts.title}
        value={String(isDecided)}
        onChange={(value) => setDecided(value === 'true')}
        data={[
          { value: 'false', label: texts.open(open) },
          { value: 'true', label: texts.decided },
        ]}
        w={{ base: '100%', xs: 'auto' }}
        style={{ alignSelf: 'start' }}
      />
      <PageState query={query} failure={texts.failed} loading={<Skeleton h={180} />}>
        {(conflicts) => (
          <>
            {conflicts.length === 0 && <Text c="dimmed">{texts.none}</Text>}
            {conflicts.map((conflict) => (
              <Stack
                key={conflict.conflictId}
                component="article"
                gap="xs"
                aria-label={texts.ofOrder(conflict.orderId)}
              >
                <div>
                  {orderLink(conflict.orderId)} · {conflict.buyerName}
                  <Dimmed>{formatPhone(conflict.buyerPhone)}</Dimmed>
                </div>
                <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs">
                  <DriverSide conflict={conflict} />
                  <OrderSide conflict={conflict} />
                </SimpleGrid>
                {conflict.decision === null ? (
                  <Waiting conflict={conflict} isOffice={isOffice} />
                ) : (
                  <Decision conflict={conflict} />
                )}
              </Stack>
            ))}
          </>
        )}
      </PageState>
    </Stack>
  );
}

function Waiting({ conflict, isOffice }: { readonly conflict: Conflict; readonly isOffice: boolean }) {
  return (
    <>
      {conflict.obstacle !== null && (
        <Alert color="info" p="xs">
          {CONFLICT_OBSTACLE_TEXTS[conflict.obstacle]}
        </Alert>
      )}
      {isOffice ? <DecideConflict conflict={conflict} /> : <Dimmed>{texts.officeDecides}</Dimmed>}
    </>
  );
}

function Decision({ conflict }: { readonly conflict: Conflict }) {
  const momentOf = useInstantText();
  const { decision, money, reason, decidedAt, decidedByName } = conflict;
  if (decision === null || decidedAt === null) return null;
  const what = [texts.decision[decision], reason, money && CONFLICT_MONEY_LABELS[money]];
  return <Text size="sm">{[...what, decidedByName, momentOf(decidedAt)].filter(Boolean).join(' · ')}</Text>;
}
