import { Box, Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { errorText, isAway } from '#web/error-text.ts';
import { useRetryWhenBack } from '#web/hooks/use-retry-when-back.ts';
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
