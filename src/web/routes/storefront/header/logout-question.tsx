import { logOut } from '#web/log-out.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { uiTexts } from '#web/ui/texts.ts';
import type { Loss } from './find-loss.ts';

const LOST = {
  order:
    'Një porosi juaja është nisur dhe ende nuk dihet a ka arritur. Prisni sa të kthehet rrjeti: nëse dilni tani, nuk e merrni vesh këtu.',
  checkout: 'Data dhe komenti që keni plotësuar te shporta do të humbasin. Produktet mbeten në shportë.',
  form: 'Ajo që keni plotësuar në këtë faqe nuk është ruajtur dhe do të humbasë.',
} as const satisfies Readonly<Record<Loss, string>>;

export function LogoutQuestion({ loss, onClose }: { readonly loss: Loss; readonly onClose: () => void }) {
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
      {LOST[loss]}
    </ConfirmDialog>
  );
}
