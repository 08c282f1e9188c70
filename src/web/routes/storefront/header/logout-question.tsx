import { logOut } from '#web/log-out.ts';
import { texts } from '#web/routes/storefront/texts.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { uiTexts } from '#web/ui/texts.ts';
import type { Loss } from './find-loss.ts';

type LogoutQuestionProps = { readonly loss: Loss; readonly onClose: () => void };

/** Says what would be lost by logging out. */
export function LogoutQuestion({ loss, onClose }: LogoutQuestionProps) {
  return (
    <ConfirmDialog
      isOpen
      title={uiTexts.logoutTitle}
      confirmLabel={uiTexts.logoutAnyway}
      cancelLabel={uiTexts.stay}
      isDestructive
      onCancel={onClose}
      onConfirm={() => {
        onClose();
        void logOut();
      }}
    >
      {texts.nav.lost[loss]}
    </ConfirmDialog>
  );
}
