import { Alert, Box, Button, Code, Stack, Text } from '@mantine/core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { countAtRisk, watchAtRisk } from './outbox-store.ts';
import { texts } from './texts.ts';
import { dropUnreadable, listUnreadable, type Unreadable, watchUnreadable } from './unreadable.ts';

/** How much of what was done would be lost with the page. */
export function useAtRisk(): number {
  return useSyncExternalStore(watchAtRisk, countAtRisk);
}

/** What lies on the phone and can't be read. */
export function useUnreadable(): readonly Unreadable[] {
  return useSyncExternalStore(watchUnreadable, listUnreadable);
}

/** Says what the phone did not keep, and what it kept that can't be sent. */
export function QueueTrouble() {
  const atRisk = useAtRisk();
  const unreadable = useUnreadable();
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
  return (
    <Stack gap="xs">
      <Box component="details">
        <Box component="summary" py="sm">
          {texts.unreadableContent}
        </Box>
        <Code block style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {JSON.stringify(unreadable.kept, null, 1)}
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
