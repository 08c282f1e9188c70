import { Outlet } from '@tanstack/react-router';
import { type ComponentType, useEffect, useState } from 'react';
import { afterLoad } from './hooks/after-load.ts';
import { logFailure } from './log-failure.ts';
import { useUser } from './session.ts';
import { registerWorker } from './startup/register-worker.ts';
import { OfflineBanner } from './ui/offline-banner.tsx';
import { forgetWaitingToasts, onWaitingToast } from './ui/toast.ts';

export function Root() {
  useEffect(() => afterLoad(() => void loadLater()), []);
  return (
    <>
      <OfflineBanner />
      <Outlet />
      <ToastHost />
      <UpdatePrompt />
    </>
  );
}

async function loadLater(): Promise<void> {
  try {
    (await import('./startup/after-first-paint.ts')).startAfterFirstPaint();
  } catch (error) {
    logFailure('The watch over focus and print could not be loaded', error);
  }
}

function UpdatePrompt() {
  const [UpdateOffer, setUpdateOffer] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined;
    const offer = async () => {
      try {
        const module = await import('./features/update-offer.tsx');
        setUpdateOffer(() => module.UpdateOffer);
      } catch (error) {
        logFailure('The offer of a new version could not be loaded', error);
      }
    };
    return afterLoad(() => void registerWorker(() => void offer()));
  }, []);
  return UpdateOffer && <UpdateOffer />;
}

/**
 * The list is loaded with the first toast, and ahead of it for logged-in users, so that a lost connection can still be
 * reported. If the chunk fails, a message is lost, never the page.
 */
function ToastHost() {
  const [ToastList, setToastList] = useState<ComponentType | null>(null);
  const isLoggedIn = useUser() !== null;
  useEffect(() => {
    const load = async () => {
      try {
        const module = await import('./ui/toast-list.tsx');
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
