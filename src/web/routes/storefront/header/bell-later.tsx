import { lazy, type ReactNode, Suspense } from 'react';
import { useIsLoaded } from '#web/hooks/after-load.ts';
import classes from './shop-header.module.css';

const Bell = lazy(() =>
  import('#web/routes/storefront/notifications/bell.tsx')
    .then((module) => ({ default: module.Bell }))
    // Without a network the pages work as they did before there was a bell.
    .catch(() => ({ default: (): ReactNode => null })),
);

export function BellLater() {
  const isLoaded = useIsLoaded();
  return (
    <span className={classes['bell']}>
      <Suspense>{isLoaded && <Bell />}</Suspense>
    </span>
  );
}
