import { Alert } from '@mantine/core';
import { IconDeviceMobile } from '@tabler/icons-react';
import { useIsOnline } from '#web/hooks/use-is-online.ts';
import { texts } from '#web/routes/driver/texts.ts';

/** `at` is when the list was cached, in ms since the epoch, 0 when there is none. */
export function CopyNote({ at }: { readonly at: number }) {
  const isOnline = useIsOnline();
  const time = new Date(at).toLocaleTimeString('sq-AL', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return (
    <div role="status">
      {!isOnline && at > 0 && (
        <Alert color="warn" p="xs" icon={<IconDeviceMobile size={20} aria-hidden />}>
          {texts.copyOf(time)}
        </Alert>
      )}
    </div>
  );
}
