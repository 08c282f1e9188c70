import { useIsOnline } from '#web/hooks/use-is-online.ts';
import classes from './offline-banner.module.css';
import { uiTexts } from './texts.ts';

export function OfflineBanner() {
  const isOnline = useIsOnline();
  return (
    <div role="status" aria-live="polite" style={{ position: 'sticky', top: 0, zIndex: 300 }}>
      {!isOnline && <div className={classes['banner']}>{uiTexts.offline}</div>}
    </div>
  );
}
