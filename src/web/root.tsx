import { Outlet } from '@tanstack/react-router';
import { UpdatePrompt } from './features/update-prompt.tsx';
import { OfflineBanner } from './ui/offline-banner.tsx';
import { ToastHost } from './ui/toast-host.tsx';

/** What surrounds every page: connection, messages, the offer of a new version. */
export function Root() {
  return (
    <>
      <OfflineBanner />
      <Outlet />
      <ToastHost />
      <UpdatePrompt />
    </>
  );
}
