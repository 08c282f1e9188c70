import { Alert, Button, Group, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { IconRefresh, IconSend, IconSignature } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useSyncExternalStore } from 'react';
import { formatDate, type ISODate } from '#shared/dates/shop-dates.ts';
import { ATTEMPT_REASON_LABELS } from '#shared/delivery.ts';
import { isRecord } from '#shared/is-record.ts';
import { isOpen } from '#shared/order-status.ts';
import { formatCents } from '#shared/prices/money.ts';
import { api, client } from '#web/api.ts';
import { readStored, writeStored } from '#web/device/phone-memory.ts';
import { errorText, isRejected } from '#web/error-text.ts';
import { useInstantText } from '#web/hooks/use-instant-text.ts';
import { useIsOnline } from '#web/hooks/use-is-online.ts';
import { refreshDriver } from '#web/routes/driver/day/driver-lists.ts';
import { draftName, draftOf } from '#web/routes/driver/handover/handover-draft.ts';
import { forgetPhotos, sendPhotos } from '#web/routes/driver/handover/stored-photos.ts';
import { type Act, readAct, readUnsent, takeUp } from '#web/routes/driver/outbox/outbox.ts';
import { storeUnsent } from '#web/routes/driver/outbox/outbox-store.ts';
import { texts } from '#web/routes/driver/texts.ts';
import { showToast } from '#web/ui/toast.ts';
import { type Conflict, forgetConflict, listConflicts, settleConflict, watchConflicts } from './conflicts.ts';
import { conflictTexts } from './texts.ts';
import { serverWords, whatHappened } from './what-happened.ts';

export function useConflicts(): readonly Conflict[] {
  return useSyncExternalStore(watchConflicts, listConflicts);
}

export function ConflictsPanel() {
  const conflicts = useConflicts();
  return (
    <>
      <div role="alert" style={{ display: 'contents' }}>
        {conflicts.length > 0 && (
          <Alert color="bad" p="sm" title={texts.conflicts(conflicts.length)}>
            <Stack gap="sm">
              {conflicts.map((conflict) => (
                <ConflictCard key={conflict.id} conflict={conflict} />
              ))}
            </Stack>
          </Alert>
        )}
      </div>
      <AtOffice />
    </>
  );
}

function ConflictCard({ conflict }: { readonly conflict: Conflict }) {
  const act = readAct(conflict.kind, conflict.variables);
  if (act === null) return <MoneyCard conflict={conflict} />;
  return <OrderCard conflict={conflict} act={act} />;
}

function OrderCard({ conflict, act }: { readonly conflict: Conflict; readonly act: Act }) {
  const isOnline = useIsOnline();
  const timeOf = useInstantText();
  const standing = useQuery({
    ...api.driver.orders.standing.queryOptions({ orderId: act.orderId }),
    retry: (failures, error) => !isRejected(error) && failures < 3,
  });
  const report = useMutation({
    mutationFn: () => handToOffice(conflict, act, serverWords(standing.data, conflict.message)),
    onSuccess: () => showToast({ tone: 'success', message: texts.handedToOffice(act.orderId) }),
    onError: (error) => showToast({ tone: 'error', message: errorText(error, texts.statusFailed) }),
  });
  const now = standing.data;
  return (
    <Card
      label={texts.conflictOf(act.orderId)}
      title={[texts.order(act.orderId), now?.buyerName].filter(Boolean).join(' · ')}
    >
      <Text c="var(--mantine-color-error)" fw={600}>
        {whatHappened(now, conflict.message)}
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="xs">
        <Side title={texts.youDid}>
          <b>{act.attempt ? texts.nowAttempted(ATTEMPT_REASON_LABELS[act.attempt]) : act.status}</b>
          {act.receiverName !== '' && <div>{texts.receivedBy(act.receiverName)}</div>}
          {act.amountReceivedCents !== undefined && (
            <div>{texts.collected(formatCents(act.amountReceivedCents))}</div>
          )}
          <div>{timeOf(conflict.at)}</div>
        </Side>
        <Side title={texts.nowStands}>
          {now ? (
            <>
              <b>{now.status}</b>
              <div>{now.isOwn ? texts.stillYours : texts.nowWith(now.driverName)}</div>
              {now.deliverDate !== null && <div>{texts.forDay(formatDate(now.deliverDate))}</div>}
              {now.lastChange && (
                <div>
                  {[now.lastChange.actorName, timeOf(now.lastChange.at), now.lastChange.reason]
                    .filter(Boolean)
                    .join(' · ')}
                </div>
              )}
            </>
          ) : (
            <div>{isRejected(standing.error) ? texts.gone : texts.standingUnknown}</div>
          )}
        </Side>
      </SimpleGrid>
      <Group grow gap="xs" preventGrowOverflow={false}>
        <Button
          size="lg"
          px="sm"
          leftSection={<IconSend size={20} aria-hidden />}
          disabled={!isOnline}
          loading={report.isPending}
          onClick={() => report.mutate()}
        >
          {texts.sendToOffice}
        </Button>
        {now?.isOwn &&
          isOpen(now.status) &&
          (conflict.code === 'order-changed-on-road' ? (
            <DoorButton act={act} date={now.deliverDate} />
          ) : (
            <AgainButton conflict={conflict} />
          ))}
      </Group>
    </Card>
  );
}

function MoneyCard({ conflict }: { readonly conflict: Conflict }) {
  const title = moneyTitle(conflict);
  return (
    <Card label={title} title={title}>
      <Text c="var(--mantine-color-error)" fw={600}>
        {conflict.message}
      </Text>
      <Group grow gap="xs">
        <Button size="lg" px="sm" variant="default" onClick={() => void settleConflict(conflict)}>
          {conflict.kind === 'count' ? texts.countAgain : texts.money.drop}
        </Button>
        <AgainButton conflict={conflict} />
      </Group>
    </Card>
  );
}

function moneyTitle({ kind, variables }: Conflict): string {
  const sent = isRecord(variables) ? variables : {};
  const amount = formatCents(Number(sent['amountCents'] ?? 0));
  if (kind === 'collect') return texts.money.collectFailed(amount, String(sent['buyerName'] ?? ''));
  return kind === 'spend' ? texts.money.spendFailed(amount) : texts.countFailed;
}

function AgainButton({ conflict }: { readonly conflict: Conflict }) {
  return (
    <Button
      size="lg"
      px="sm"
      variant="default"
      leftSection={<IconRefresh size={20} aria-hidden />}
      onClick={() => void sendAgain(conflict)}
    >
      {texts.sendAgain}
    </Button>
  );
}

type DoorButtonProps = { readonly act: Act; readonly date: ISODate | null };

/** The same act would be rejected again: its total is no longer that of the order. */
function DoorButton({ act, date }: DoorButtonProps) {
  const navigate = useNavigate();
  const open = async () => {
    const draft = draftName(act.orderId);
    if ((await readStored(draft)) === null) await writeStored(draft, draftOf(act));
    await navigate({
      to: '/driver-dashboard/orders/$orderId',
      params: { orderId: String(act.orderId) },
      search: ({ by }) => (date === null ? { by } : { date }),
    });
  };
  return (
    <Button
      size="lg"
      px="sm"
      variant="default"
      leftSection={<IconSignature size={20} aria-hidden />}
      onClick={() => void open()}
    >
      {texts.handover}
    </Button>
  );
}

type CardProps = { readonly label: string; readonly title: string; readonly children: ReactNode };

function Card({ label, title, children }: CardProps) {
  return (
    <Paper component="section" aria-label={label} p="sm" c="var(--mantine-color-text)">
      <Stack gap="xs">
        <Text fw={700}>{title}</Text>
        {children}
      </Stack>
    </Paper>
  );
}

function Side({ title, children }: Omit<CardProps, 'label'>) {
  return (
    <Stack gap={2} p="xs" bdrs="sm" bg="var(--shop-sunken)">
      <Title order={3} size="sm" c="dimmed">
        {title}
      </Title>
      {children}
    </Stack>
  );
}

export async function sendAgain(conflict: Conflict): Promise<void> {
  const unsent = readUnsent(conflict);
  if (!unsent) {
    showToast({ tone: 'error', message: texts.unreadableHint });
    return;
  }
  const isStored = await storeUnsent(unsent);
  takeUp([unsent]);
  if (isStored) await forgetConflict(conflict);
}

export async function handToOffice(conflict: Conflict, act: Act, why: string): Promise<void> {
  const { orderId, attempt, words, photos, key, ...did } = act;
  await client.driver.orders.reportConflict.mutate({
    ...did,
    orderId,
    occurredAt: conflict.at,
    note: [why, words].filter(Boolean).join(' · '),
    photos: await sendPhotos(photos),
    actKey: key ?? conflict.id,
    ...(attempt ? { attemptReason: attempt } : {}),
  });
  await settleConflict(conflict);
  await forgetPhotos(photos);
  await writeStored(draftName(orderId), null);
  refreshDriver();
}

function AtOffice() {
  const { data: conflicts = [] } = useQuery(api.driver.orders.conflicts.queryOptions());
  if (conflicts.length === 0) return null;
  return (
    <Alert color="info" p="sm" title={conflictTexts.atOffice} c="var(--mantine-color-text)">
      <Stack gap={4}>
        {conflicts.map(({ conflictId, orderId, buyerName, cashCents }) => (
          <div key={conflictId}>
            <b>{conflictTexts.atOfficeOf(orderId, buyerName)}</b>
            {cashCents > 0 && <div>{conflictTexts.atOfficeCash(formatCents(cashCents))}</div>}
          </div>
        ))}
      </Stack>
    </Alert>
  );
}
