import { LazyPart } from '#web/ui/lazy-part.tsx';
import type { useOrderAgain } from './use-order-again.ts';

const loadAlreadyDialog = () =>
  import('./in-cart-already-dialog.tsx').then((module) => module.InCartAlreadyDialog);
const loadLeftOverDialog = () => import('./left-over-dialog.tsx').then((module) => module.LeftOverDialog);

export function OrderAgainDialogs({ again }: { readonly again: ReturnType<typeof useOrderAgain> }) {
  const { already } = again;
  return (
    <>
      {already && (
        <LazyPart load={loadAlreadyDialog} onMissing={again.forgetAlready}>
          {(Dialog) => <Dialog already={already} onAdd={again.addAnyway} onClose={again.forgetAlready} />}
        </LazyPart>
      )}
      {again.leftOver.length > 0 && (
        <LazyPart load={loadLeftOverDialog} onMissing={again.forgetLeftOver}>
          {(LeftOverDialog) => <LeftOverDialog leftOver={again.leftOver} onClose={again.forgetLeftOver} />}
        </LazyPart>
      )}
    </>
  );
}
