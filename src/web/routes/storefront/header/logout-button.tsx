import { type ReactNode, useState } from 'react';
import { hasUnsentForm } from '#web/device/unsent.ts';
import { logOut } from '#web/log-out.ts';
import { readDraft } from '#web/routes/storefront/cart/checkout/checkout-draft.ts';
import { useUser } from '#web/session.ts';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { findLoss, type Loss } from './find-loss.ts';

const loadQuestion = () => import('./logout-question.tsx').then((module) => module.LogoutQuestion);

type LogoutButtonProps = { readonly className: string; readonly children: ReactNode };

export function LogoutButton({ className, children }: LogoutButtonProps) {
  const userId = useUser()?.id ?? 0;
  const [loss, setLoss] = useState<Loss | null>(null);
  const ask = () => {
    const found = findLoss(readDraft(userId), hasUnsentForm());
    if (found === null) void logOut();
    else setLoss(found);
  };
  return (
    <>
      <button type="button" className={className} onClick={ask}>
        {children}
      </button>
      {loss && (
        <LazyPart load={loadQuestion} onMissing={() => setLoss(null)}>
          {(LogoutQuestion) => <LogoutQuestion loss={loss} onClose={() => setLoss(null)} />}
        </LazyPart>
      )}
    </>
  );
}
