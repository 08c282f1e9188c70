import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { UpdatePrompt } from './features/update-prompt.tsx';
import { afterLoad } from './hooks/after-load.ts';
import { logFailure } from './log-failure.ts';
import { OfflineBanner } from './ui/offline-banner.tsx';
import { ToastHost } from './ui/toast-host.tsx';

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
