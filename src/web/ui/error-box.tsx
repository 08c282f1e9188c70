import { Box, Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { errorText, isAway } from '#web/error-text.ts';
import { fetchWithTimeout } from '#web/fetch-with-timeout.ts';
import classes from './error-box.module.css';
import { uiTexts } from './texts.ts';

type ErrorBoxProps = {
  readonly error: unknown;
  readonly fallback?: string;
  readonly title?: string;
  readonly onRetry?: (() => void) | undefined;
};

export function ErrorBox({ error, fallback, title = uiTexts.errorTitle, onRetry }: ErrorBoxProps) {
  useRetryWhenBack(isAway(error), onRetry);
  return (
    <div className={classes['box']} role="alert">
      <span className={classes['icon']} aria-hidden>
        <IconAlertTriangle size={26} />
      </span>
      <h2 className={classes['title']}>{title}</h2>
      <Box component="p" c="dimmed">
        {errorText(error, fallback)}
      </Box>
      {onRetry && <Button onClick={onRetry}>{uiTexts.retry}</Button>}
    </div>
  );
}

const LOOK_EVERY_MS = 5000;

/** Calls `onRetry` once the server answers a ping again, so that the page does not flicker between attempts. */
function useRetryWhenBack(isAway: boolean, onRetry: (() => void) | undefined): void {
  const latest = useRef(onRetry);
  useEffect(() => {
    latest.current = onRetry;
  });
  useEffect(() => {
    if (!isAway) return;
    const look = async () => {
      if (document.visibilityState !== 'visible') return;
      const answer = await fetchWithTimeout('/api/health', {}, LOOK_EVERY_MS).catch(() => null);
      if (answer?.ok) latest.current?.();
    };
    const timer = setInterval(() => void look(), LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [isAway]);
}
