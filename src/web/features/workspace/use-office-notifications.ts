import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { onShopEvent } from '#web/live.ts';
import { useUser } from '#web/session.ts';
import { showToast } from '#web/ui/toast.ts';
import { workspaceTexts as texts } from './texts.ts';

const LIST_OF: Readonly<Record<string, string>> = {
  admin: '/secret-dashboard/orders',
  stocker: '/stocker-dashboard/orders',
  call_agent: '/call-center-dashboard',
};

const NOTICES = {
  attempts: { roles: ['admin', 'stocker', 'call_agent'], message: texts.attempts },
  held: { roles: ['admin'], message: texts.held },
  'road-conflict': { roles: ['admin', 'stocker'], message: texts.roadConflict },
  short: { roles: ['call_agent'], message: texts.short },
} as const;

function isNotice(type: string): type is keyof typeof NOTICES {
  return Object.hasOwn(NOTICES, type);
}

const NOTICE_MS = 60_000;

export function useOfficeNotifications(): void {
  const navigate = useNavigate();
  const role = useUser()?.role ?? '';
  useEffect(() => {
    const to = LIST_OF[role];
    if (to === undefined) return;
    return onShopEvent(({ type, ids }) => {
      if (!isNotice(type) || ids === 'many') return;
      const { roles, message } = NOTICES[type];
      if (!roles.some((told) => told === role)) return;
      for (const orderId of ids) {
        showToast({
          tone: 'error',
          id: `${type}-${orderId}`,
          ms: NOTICE_MS,
          message: message(orderId),
          action: {
            label: texts.openOrder,
            run: () => void navigate({ to, search: { order: String(orderId) } }),
          },
        });
      }
    });
  }, [navigate, role]);
}
