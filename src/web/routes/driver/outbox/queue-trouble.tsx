import { Alert, Box, Button, Code, Stack, Text } from '@mantine/core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { isRecord } from '#shared/is-record.ts';
import { useInstantText } from '#web/hooks/use-instant-text.ts';
import { texts } from '#web/routes/driver/texts.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { countAtRisk, watchAtRisk } from './outbox-store.ts';
import { dropUnreadable, listUnreadable, type Unreadable, watchUnreadable } from './unreadable.ts';

export function useAtRisk(): number {
  return useSyncExternalStore(watchAtRisk, countAtRisk);
}

export function QueueTrouble() {
  const atRisk = useAtRisk();
  const unreadable = useSyncExternalStore(watchUnreadable, listUnreadable);
  return (
    <div role="alert" style={{ display: 'contents' }}>
      {atRisk > 0 && <AtRisk count={atRisk} />}
      {unreadable.length > 0 && (
        <Alert color="bad" p="sm" title={texts.unreadable(unreadable.length)}>
          <Stack gap="sm">
            <Text>{texts.unreadableHint}</Text>
            {unreadable.map((one) => (
              <UnreadableAct key={one.name} unreadable={one} />
            ))}
          </Stack>
        </Alert>
      )}
    </div>
  );
}

function AtRisk({ count }: { readonly count: number }) {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  return (
    <Alert color="bad" p="sm">
      {texts.atRisk(count)}
    </Alert>
  );
}

function UnreadableAct({ unreadable }: { readonly unreadable: Unreadable }) {
  const [isAsking, setAsking] = useState(false);
  const { orderId, at } = readTraces(unreadable.stored);
  const timeOf = useInstantText();
  return (
    <Stack gap="xs">
      <Text fw={700}>{[orderId && texts.order(orderId), at && timeOf(at)].filter(Boolean).join(' · ')}</Text>
      <Box component="details">
        <Box component="summary" py="sm" fz="md">
          {texts.unreadableContent}
        </Box>
        <Code block style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {JSON.stringify(unreadable.stored, null, 1)}
        </Code>
      </Box>
      <Button size="lg" px="sm" variant="default" onClick={() => setAsking(true)}>
        {texts.money.drop}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.dropTitle}
        confirmLabel={texts.dropConfirm}
        isDestructive
        onCancel={() => setAsking(false)}
        onConfirm={() => void dropUnreadable(unreadable)}
      >
        {texts.dropQuestion}
      </ConfirmDialog>
    </Stack>
  );
}

function readTraces(stored: unknown): { readonly orderId?: number; readonly at?: number } {
  const act: unknown = Array.isArray(stored) ? stored[0] : stored;
  if (!isRecord(act)) return {};
  const orderId = isRecord(act['variables']) ? act['variables']['orderId'] : undefined;
  const { at } = act;
  return {
    ...(typeof orderId === 'number' ? { orderId } : {}),
    ...(typeof at === 'number' ? { at } : {}),
  };
}
