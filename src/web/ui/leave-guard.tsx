import { useBlocker } from '@tanstack/react-router';
import { useUnsentForm } from '#web/device/unsent.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { uiTexts } from './texts.ts';

type LeaveGuardProps = {
  readonly isDirty: () => boolean;
  readonly onLeave?: () => void;
};

export function LeaveGuard({ isDirty, onLeave }: LeaveGuardProps) {
  const wouldLose = useUnsentForm(isDirty);
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: () => wouldLose(),
    enableBeforeUnload: wouldLose,
    withResolver: true,
  });
  return (
    <ConfirmDialog
      isOpen={status === 'blocked'}
      title={uiTexts.leaveTitle}
      confirmLabel={uiTexts.leave}
      cancelLabel={uiTexts.stay}
      isDestructive
      onConfirm={() => {
        onLeave?.();
        proceed?.();
      }}
      onCancel={() => reset?.()}
    >
      {uiTexts.leaveQuestion}
    </ConfirmDialog>
  );
}
