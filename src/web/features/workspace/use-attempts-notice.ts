import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { onShopEvent } from '#web/live.ts';
import { useUser } from '#web/session.ts';
import { showToast } from '#web/ui/toast.ts';
import { workspaceTexts as texts } from './texts.ts';

/** Where those open an order who can do something about it. */
const LIST_OF: Readonly<Record<string, string>> = {
  admin: '/secret-dashboard/orders',
  stocker: '/stocker-dashboard/orders',
  call_agent: '/call-center-dashboard',
};

/** Long enough for somebody who comes back to the desk. */
const NOTICE_MS = 60_000;

/** Tells the office, wherever it is, of an order that was brought in vain for the third time or more. */
export function useAttemptsNotice(): void {
  const navigate = useNavigate();
  const role = useUser()?.role ?? '';
  useEffect(() => {
    const to = LIST_OF[role];
    if (to === undefined) return;
    return onShopEvent(({ type, ids }) => {
      if (type !== 'attempts' || ids === 'many') return;
      for (const orderId of ids) {
        showToast({
          tone: 'error',
          id: `attempts-${orderId}`,
          ms: NOTICE_MS,
          message: texts.attempts(orderId),
          action: {
            label: texts.openOrder,
            run: () => void navigate({ to, search: { order: String(orderId) } }),
          },
        });
      }
    });
  }, [navigate, role]);
}
