import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Button, Group, Text } from '@mantine/core';
import { useMediaQuery, useWindowEvent } from '@mantine/hooks';
import { type NotificationData, Notifications, notifications } from '@mantine/notifications';
import { IconCheck, IconInfoSmall, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { joinUnits } from '#shared/prices/units.ts';
import { newKey } from '#web/new-key.ts';
import { useUser } from '#web/session.ts';
import { uiTexts } from './texts.ts';
import { deliverToasts, MAX_SHOWN, TOAST_MS, type Toast, toastToClose, UNDO_MS } from './toast.ts';
import classes from './toast-list.module.css';
import { findToastTop, noteWork, TOAST_WIDTH } from './toast-place.ts';

const shown = new Map<string, Toast['tone']>();
const undos = new Map<string, () => void>();
let updates = 0;

function lifetime(ms: number): number {
  updates += 1;
  return ms + (updates % 2);
}

/** Top-centre on every screen, below the element in use where they would cover it. */
export function ToastList() {
  const user = useUser();
  const userId = user?.id;
  const isWide = useMediaQuery('(min-width: 48em)', true, { getInitialValueInEffect: false });
  const isStaff = user !== null && user.role !== 'customer';
  const [top, setTop] = useState<number | null>(null);
  useEffect(
    () =>
      deliverToasts((toast) => {
        if (shown.size === 0) setTop(findToastTop());
        show(toast);
      }),
    [],
  );
  const reader = useRef(userId);
  useEffect(() => {
    if (userId === undefined) return;
    if (reader.current !== undefined && reader.current !== userId) hideAll();
    reader.current = userId;
  }, [userId]);
  const note = ({ target }: Event) => {
    // A toast caused by a tap on a toast appears in the same place.
    if (!(target instanceof Element) || target.closest('.mantine-Notification-root') !== null) return;
    noteWork(target);
    if (shown.size > 0) setTop(findToastTop());
  };
  useWindowEvent('keydown', takeBackByKey);
  useWindowEvent('pointerdown', note, { capture: true });
  useWindowEvent('focusin', note);
  return (
    <Notifications
      position="top-center"
      className={isStaff && !isWide ? (classes['underHeader'] ?? '') : ''}
      style={top === null ? undefined : { '--toast-top': `${top}px` }}
      autoClose={TOAST_MS}
      limit={MAX_SHOWN}
      containerWidth={TOAST_WIDTH}
    />
  );
}

function hideAll(): void {
  undos.clear();
  for (const id of [...shown.keys()]) notifications.hide(id);
}

function takeBackByKey(event: KeyboardEvent): void {
  const isUndoKey = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey;
  if (!isUndoKey || event.defaultPrevented || isWriting(event.target)) return;
  const newest = [...undos].at(-1);
  if (!newest) return;
  event.preventDefault();
  takeBack(...newest);
}

function isWriting(target: EventTarget | null): boolean {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  return isField && !target.readOnly && target.value !== '';
}

function takeBack(id: string, undo: () => void): void {
  undos.delete(id);
  notifications.hide(id);
  undo();
}

function show(toast: Toast): void {
  const id = toast.id ?? newKey();
  const ms = toast.ms ?? (toast.undo ? UNDO_MS : TOAST_MS);
  const data: NotificationData & { id: string } = {
    id,
    message: <ToastBody toast={toast} id={id} />,
    loading: toast.tone === 'loading',
    autoClose: toast.tone === 'loading' ? false : lifetime(ms),
    withAutoCloseProgress: toast.undo !== undefined,
    withCloseButton: toast.tone !== 'loading',
    withBorder: true,
    className: classes['toast'] ?? '',
    closeButtonProps: { 'aria-label': uiTexts.close },
    color: COLORS[toast.tone],
    icon: toast.tone === 'loading' ? undefined : <ToneIcon tone={toast.tone} />,
    role: toast.tone === 'error' ? 'alert' : 'status',
    onClose: () => {
      shown.delete(id);
      undos.delete(id);
    },
  };
  undos.delete(id);
  if (toast.undo) undos.set(id, toast.undo);
  if (shown.has(id)) notifications.update(data);
  else {
    // Queued by the library it would be invisible, and the undo of another toast would be in its place.
    const leaving = toastToClose(shown);
    if (leaving !== undefined) notifications.hide(leaving);
    notifications.show(data);
  }
  shown.set(id, toast.tone);
}

const COLORS = { success: 'green', error: 'red', loading: 'green', note: 'gray' } as const;

function ToneIcon({ tone }: { readonly tone: Toast['tone'] }) {
  if (tone === 'note') return <IconInfoSmall size={18} aria-hidden />;
  return tone === 'error' ? <IconX size={18} aria-hidden /> : <IconCheck size={18} aria-hidden />;
}

function ToastBody({ toast, id }: { readonly toast: Toast; readonly id: string }) {
  const { action, undo } = toast;
  return (
    <Group justify="space-between" wrap="nowrap" gap="sm">
      <Text size="sm" fw={550} c="var(--mantine-color-text)">
        {joinUnits(toast.message)}
      </Text>
      {undo && <Offer label={uiTexts.undo} keys="Control+Z" onClick={() => takeBack(id, undo)} />}
      {action && (
        <Offer
          label={action.label}
          onClick={() => {
            action.run();
            notifications.hide(id);
          }}
        />
      )}
    </Group>
  );
}

type OfferProps = { readonly label: string; readonly keys?: string; readonly onClick: () => void };

function Offer({ label, keys, onClick }: OfferProps) {
  return (
    <Button
      size="compact-sm"
      variant="light"
      style={{ flexShrink: 0 }}
      aria-keyshortcuts={keys}
      title={keys?.replace('Control', 'Ctrl')}
      onClick={onClick}
    >
      {label}
    </Button>
  );
}
