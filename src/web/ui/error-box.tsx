import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { errorText } from '../error-text.ts';
import classes from './error-box.module.css';
import { uiTexts } from './texts.ts';

type ErrorBoxProps = {
  readonly error: unknown;
  /** The sentence when the server gave none. */
  readonly fallback?: string;
  readonly title?: string;
  readonly onRetry?: (() => void) | undefined;
};

/** Says that something failed, why, and offers to try again (spec 1 §2, "error box"). */
export function ErrorBox({ error, fallback, title = uiTexts.errorTitle, onRetry }: ErrorBoxProps) {
  return (
    <div className={classes['box']} role="alert">
      <span className={classes['icon']} aria-hidden>
        <IconAlertTriangle size={26} />
      </span>
      <h2 className={classes['title']}>{title}</h2>
      <p className={classes['text']}>{errorText(error, fallback)}</p>
      {onRetry && <Button onClick={onRetry}>{uiTexts.retry}</Button>}
    </div>
  );
}
