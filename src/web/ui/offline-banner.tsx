import { onlineManager } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import classes from './offline-banner.module.css';
import { uiTexts } from './texts.ts';

/** Says that the connection is lost, for as long as it is; calls go on by themselves when it is back. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(
    (onChange) => onlineManager.subscribe(onChange),
    () => onlineManager.isOnline(),
  );
  return (
    <div role="status" aria-live="polite">
      {!isOnline && <div className={classes['banner']}>{uiTexts.offline}</div>}
    </div>
  );
}
