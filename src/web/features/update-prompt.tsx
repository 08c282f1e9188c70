import { type ComponentType, useEffect, useState } from 'react';
import { afterLoad } from '#web/hooks/after-load.ts';
import { logFailure } from '#web/log-failure.ts';
import { registerWorker } from '#web/startup/register-worker.ts';

export function UpdatePrompt() {
  const [UpdateOffer, setUpdateOffer] = useState<ComponentType | null>(null);
  useEffect(() => {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return undefined;
    const offer = async () => {
      try {
        const module = await import('./update-offer.tsx');
        setUpdateOffer(() => module.UpdateOffer);
      } catch (error) {
        logFailure('The offer of a new version could not be loaded', error);
      }
    };
    return afterLoad(() => void registerWorker(() => void offer()));
  }, []);
  return UpdateOffer && <UpdateOffer />;
}
