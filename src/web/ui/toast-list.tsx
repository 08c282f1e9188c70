import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Button, Group, Text } from '@mantine/core';
import { type NotificationData, Notifications, notifications } from '@mantine/notifications';
import { IconCheck, IconX } from '@tabler/icons-react';
import { useEffect } from 'react';
import { newKey } from '#web/new-key.ts';
import { uiTexts } from './texts.ts';
import { deliverToasts, TOAST_MS, type Toast } from './toast.ts';

const shownIds = new Set<string>();
let updates = 0;

/**
 * How long a toast stays. A toast that takes the place of another gets its whole time as well: the library starts the
 * clock anew only when the time differs.
 */
function lifetime(ms: number): number {
  updates += 1;
  return ms + (updates % 2);
}

/** Shows toasts top-centre, one above the other. */
export function ToastList() {
  useEffect(() => deliverToasts(show), []);
  return <Notifications position="top-center" autoClose={TOAST_MS} limit={4} containerWidth={440} />;
}

function show(toast: Toast): void {
  const id = toast.id ?? newKey();
  const data: NotificationData & { id: string } = {
    id,
    message: <ToastBody toast={toast} onDone={() => notifications.hide(id)} />,
    loading: toast.tone === 'loading',
    autoClose: toast.tone === 'loading' ? false : lifetime(toast.ms ?? TOAST_MS),
    withCloseButton: toast.tone !== 'loading',
    withBorder: true,
    closeButtonProps: { 'aria-label': uiTexts.close },
    color: toast.tone === 'error' ? 'red' : 'green',
    icon: toast.tone === 'loading' ? undefined : <ToneIcon tone={toast.tone} />,
    role: toast.tone === 'error' ? 'alert' : 'status',
    onClose: () => shownIds.delete(id),
  };
  if (shownIds.has(id)) notifications.update(data);
  else notifications.show(data);
  shownIds.add(id);
}

function ToneIcon({ tone }: { readonly tone: Toast['tone'] }) {
  return tone === 'error' ? <IconX size={18} aria-hidden /> : <IconCheck size={18} aria-hidden />;
}

function ToastBody({ toast, onDone }: { readonly toast: Toast; readonly onDone: () => void }) {
  const { action } = toast;
  return (
    <Group justify="space-between" wrap="nowrap" gap="sm">
      <Text size="sm" fw={550} c="var(--mantine-color-text)">
        {toast.message}
      </Text>
      {action && (
        <Button
          size="compact-sm"
          variant="light"
          style={{ flexShrink: 0 }}
          onClick={() => {
            action.run();
            onDone();
          }}
        >
          {action.label}
        </Button>
      )}
    </Group>
  );
}
