import { Suspense } from 'react';
import { lazyExtra } from '#web/ui/lazy-extra.ts';

const NewDeviceAlert = lazyExtra(() =>
  import('./new-device-alert.tsx').then((module) => module.NewDeviceAlert),
);

/** Fetched after the page, which works without it: it is rarely shown. */
export function NewDeviceNotice() {
  return (
    <Suspense>
      <NewDeviceAlert />
    </Suspense>
  );
}
