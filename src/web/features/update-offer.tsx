/// <reference types="vite-plugin-pwa/react" />

import { useRegisterSW } from 'virtual:pwa-register/react';
import { Button, Group } from '@mantine/core';
import { logFailure } from '#web/log-failure.ts';
import { uiTexts } from '#web/ui/texts.ts';
import classes from './update-offer.module.css';

export function UpdateOffer() {
  const {
    needRefresh: [isWaiting, setWaiting],
    updateServiceWorker,
  } = useRegisterSW({
    onRegisterError: (error: unknown) => logFailure('The worker could not be registered', error),
  });
  if (!isWaiting) return null;
  return (
    <div className={classes['prompt']} role="alertdialog" aria-label={uiTexts.newVersion}>
      <span>{uiTexts.newVersion}</span>
      <Group gap="xs">
        <Button variant="subtle" size="compact-md" onClick={() => setWaiting(false)}>
          {uiTexts.later}
        </Button>
        <Button size="compact-md" onClick={() => void updateServiceWorker(true)}>
          {uiTexts.updateNow}
        </Button>
      </Group>
    </div>
  );
}
