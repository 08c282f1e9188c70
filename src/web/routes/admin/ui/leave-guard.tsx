import { useBlocker } from '@tanstack/react-router';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { adminTexts } from './texts.ts';

type LeaveGuardProps = {
  readonly isDirty: () => boolean;
  /** What the person chose to drop is forgotten. */
  readonly onLeave?: () => void;
};

/** Asks before unsaved changes are lost, inside the program by a dialog, beyond it by the browser's own question. */
export function LeaveGuard({ isDirty, onLeave }: LeaveGuardProps) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => isDirty(),
    enableBeforeUnload: isDirty,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      isOpen={status === 'blocked'}
      title={adminTexts.leaveTitle}
      confirmLabel={adminTexts.leave}
      cancelLabel={adminTexts.stay}
      isDestructive
      onConfirm={() => {
        onLeave?.();
        proceed?.();
      }}
      onCancel={() => reset?.()}
    >
      {adminTexts.leaveQuestion}
    </ConfirmDialog>
  );
}
