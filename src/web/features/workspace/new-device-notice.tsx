import { lazy, Suspense } from 'react';

const NewDeviceAlert = lazy(() =>
  import('./new-device-alert.tsx')
    .then((module) => ({ default: module.NewDeviceAlert }))
    // Offline, the chunk may be missing: the page works without it.
    .catch(() => ({ default: () => null })),
);

/** Fetched after the page, which works without it: it is rarely shown. */
export function NewDeviceNotice() {
  return (
    <Suspense>
      <NewDeviceAlert />
    </Suspense>
  );
}
