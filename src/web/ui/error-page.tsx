import type { ErrorComponentProps } from '@tanstack/react-router';
import { ErrorBox } from './error-box.tsx';

/** Stands where a page could not be shown at all. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  return <ErrorBox error={error} onRetry={reset} />;
}
