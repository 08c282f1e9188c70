import type { ErrorComponentProps } from '@tanstack/react-router';
import { ErrorBox } from './error-box.tsx';

/**
 * Stands where a page could not be shown at all. Most often a part of its code did not come, say because a newer
 * version has replaced it on the server: only loading the page anew helps.
 */
export function ErrorPage({ error }: ErrorComponentProps) {
  return <ErrorBox error={error} onRetry={() => location.reload()} />;
}
