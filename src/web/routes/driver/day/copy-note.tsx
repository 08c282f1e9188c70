import { Alert } from '@mantine/core';
import { IconDeviceMobile } from '@tabler/icons-react';
import { useIsOnline } from '#web/hooks/use-is-online.ts';
import { texts } from '#web/routes/driver/texts.ts';

type CopyNoteProps = { readonly query: { readonly dataUpdatedAt: number; readonly isRefetchError: boolean } };

export function CopyNote({ query: { dataUpdatedAt, isRefetchError } }: CopyNoteProps) {
  const isOnline = useIsOnline();
  const time = new Date(dataUpdatedAt).toLocaleTimeString('sq-AL', {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return (
    <div role="status">
      {(isRefetchError || (!isOnline && dataUpdatedAt > 0)) && (
        <Alert color="warn" p="xs" icon={<IconDeviceMobile size={20} aria-hidden />}>
          {texts.copyOf(time)}
        </Alert>
      )}
    </div>
  );
}
