import { useIsOnline } from '#web/hooks/use-is-online.ts';
import classes from './offline-banner.module.css';
import { uiTexts } from './texts.ts';

/** Says that the connection is lost, for as long as it is; calls go on by themselves when it is back. */
export function OfflineBanner() {
  const isOnline = useIsOnline();
  return (
    <div role="status" aria-live="polite" className={classes['place']}>
      {!isOnline && <div className={classes['banner']}>{uiTexts.offline}</div>}
    </div>
  );
}
