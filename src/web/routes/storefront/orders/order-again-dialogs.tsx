import { LazyPart } from '#web/ui/lazy-part.tsx';
import type { useOrderAgain } from './use-order-again.ts';

const loadAlreadyDialog = () =>
  import('./in-cart-already-dialog.tsx').then((module) => module.InCartAlreadyDialog);
const loadUnfilledDialog = () => import('./unfilled-dialog.tsx').then((module) => module.UnfilledDialog);

export function OrderAgainDialogs({ again }: { readonly again: ReturnType<typeof useOrderAgain> }) {
  const { already } = again;
  return (
    <>
      {already && (
        <LazyPart load={loadAlreadyDialog} onMissing={again.closeAlready}>
          {(Dialog) => <Dialog already={already} onAdd={again.addAnyway} onClose={again.closeAlready} />}
        </LazyPart>
      )}
      {again.unfilled.length > 0 && (
        <LazyPart load={loadUnfilledDialog} onMissing={again.clearUnfilled}>
          {(UnfilledDialog) => <UnfilledDialog unfilled={again.unfilled} onClose={again.clearUnfilled} />}
        </LazyPart>
      )}
    </>
  );
}
