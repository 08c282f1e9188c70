import { Button, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { IconArrowLeft, IconMapPinOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useCanGoBack, useNavigate, useParams, useRouter } from '@tanstack/react-router';
import { useRef } from 'react';
import { mayMove, STATUS } from '#shared/order-status.ts';
import { api } from '#web/api.ts';
import { OpenConflict } from '#web/routes/driver/conflicts/open-conflict.tsx';
import { useDriverDay } from '#web/routes/driver/day/use-driver-day.ts';
import { useStored } from '#web/routes/driver/day/use-stored.ts';
import { useDeliver, useWaiting, withWaiting } from '#web/routes/driver/outbox/use-outbox.ts';
import { type DriverOrder, isDone } from '#web/routes/driver/stop/driver-order.ts';
import { StopContact } from '#web/routes/driver/stop/stop-contact.tsx';
import { StopNotes } from '#web/routes/driver/stop/stop-notes.tsx';
import { texts } from '#web/routes/driver/texts.ts';
import { CutOff } from '#web/ui/cut-off.tsx';
import { EmptyBox } from '#web/ui/empty-box.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { draftName, emptyDraft, findDraft } from './handover-draft.ts';
import { HandoverForm } from './handover-form.tsx';

export function HandoverPage() {
  const { orderId: given } = useParams({ strict: false });
  const orderId = Number(given);
  const day = useDriverDay();
  const query = useQuery(api.driver.orders.byDay.queryOptions({ date: day.date, by: day.by }));
  const waiting = useWaiting();
  const goBack = useBack();
  const gone = <EmptyBox icon={<IconMapPinOff size={26} />} title={texts.gone} />;
  return (
    <Stack gap="sm" w="100%" maw="40rem" mx="auto">
      <Group>
        <Button
          variant="subtle"
          size="lg"
          ml={-12}
          px={12}
          leftSection={<IconArrowLeft size={20} aria-hidden />}
          onClick={goBack}
        >
          {texts.back}
        </Button>
      </Group>
      <PageState
        query={query}
        loading={query.fetchStatus === 'paused' ? <CutOff /> : <Skeleton h={480} radius="lg" />}
        failure={texts.loadFailed}
      >
        {(orders) => {
          const found = orders.find((candidate) => candidate.orderId === orderId);
          if (!found) return gone;
          const order = withWaiting(found, waiting);
          if (isDone(order)) {
            const title = order.status === STATUS.cancelled ? texts.alreadyCancelled : texts.alreadyDone;
            return <EmptyBox icon={<IconMapPinOff size={26} />} title={title} />;
          }
          // The server would reject it after the customer has signed.
          if (!mayMove('driver', order.status, STATUS.delivered)) {
            return <EmptyBox icon={<IconMapPinOff size={26} />} title={texts.notDeparted} />;
          }
          return <Handover key={orderId} order={order} onDone={goBack} />;
        }}
      </PageState>
    </Stack>
  );
}

function Handover({ order, onDone }: { readonly order: DriverOrder; readonly onDone: () => void }) {
  const { orderId } = order;
  const [draft, setDraft] = useStored(draftName(orderId), findDraft);
  const deliver = useDeliver();
  // Gloves cause double taps.
  const isSent = useRef(false);
  return (
    <>
      <div>
        <Title order={1}>{order.buyerName}</Title>
        <Text c="dimmed">
          {texts.handoverTitle} · {texts.order(orderId)}
        </Text>
        <Text>{order.buyerAddress}</Text>
      </div>
      <Group grow gap="xs">
        <StopContact order={order} size="lg" />
      </Group>
      <OpenConflict order={order} />
      <StopNotes orders={[order]} />
      {draft === undefined ? (
        <Skeleton h={480} radius="lg" />
      ) : (
        <HandoverForm
          order={order}
          draft={draft ?? emptyDraft}
          onDraft={setDraft}
          onFinish={(receipt) => {
            if (isSent.current) return;
            isSent.current = true;
            // The draft stays until the server has accepted it: after a rejection the form opens with the same input.
            deliver(receipt);
            onDone();
          }}
        />
      )}
    </>
  );
}

function useBack(): () => void {
  const router = useRouter();
  const navigate = useNavigate();
  const canGoBack = useCanGoBack();
  const isLeaving = useRef(false);
  return () => {
    if (isLeaving.current) return;
    isLeaving.current = true;
    if (canGoBack) router.history.back();
    else void navigate({ to: '/driver-dashboard', search: ({ date, by }) => ({ date, by }), replace: true });
  };
}
