import type { ErrorComponentProps } from '@tanstack/react-router';
import { ErrorBox } from './error-box.tsx';

/** Most often a chunk is missing because a newer version has replaced it on the server: only a reload helps. */
export function ErrorPage({ error }: ErrorComponentProps) {
  return <ErrorBox error={error} onRetry={() => location.reload()} />;
}
