import { type ComponentType, useEffect, useState } from 'react';
import { afterLoad } from '#web/hooks/after-load.ts';
import { logFailure } from '#web/log-failure.ts';
import { useUser } from '#web/session.ts';
import { forgetWaitingToasts, onWaitingToast } from './toast.ts';

/**
 * The list is loaded with the first toast, and ahead of it for logged-in users, so that a lost connection can still be
 * reported. If the chunk fails, a message is lost, never the page.
 */
export function ToastHost() {
  const [ToastList, setToastList] = useState<ComponentType | null>(null);
  const isLoggedIn = useUser() !== null;
  useEffect(() => {
    const load = async () => {
      try {
        const module = await import('./toast-list.tsx');
        setToastList(() => module.ToastList);
      } catch (error) {
        forgetWaitingToasts();
        logFailure('The messages could not be loaded', error);
      }
    };
    const stopWaiting = onWaitingToast(() => void load());
    const callOff = isLoggedIn ? afterLoad(() => void load()) : () => {};
    return () => {
      stopWaiting();
      callOff();
    };
  }, [isLoggedIn]);
  return ToastList && <ToastList />;
}
