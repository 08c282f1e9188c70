import { lazy, Suspense } from 'react';

const NewDeviceAlert = lazy(() =>
  import('./new-device-alert.tsx')
    .then((module) => ({ default: module.NewDeviceAlert }))
    // Offline, the chunk may be missing: the page works without it.
    .catch(() => ({ default: () => null })),
);

/** Fetched after the page, which is there without it: rarely is there anything to say. */
export function NewDeviceNotice() {
  return (
    <Suspense>
      <NewDeviceAlert />
    </Suspense>
  );
}
