import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useIsOnline } from '#web/hooks/use-is-online.ts';
import { CutOff } from './cut-off.tsx';
import { ErrorBox } from './error-box.tsx';

/** Most often a chunk is missing: a newer version has replaced it on the server, or there is no network. Only a reload helps. */
export function ErrorPage({ error }: ErrorComponentProps) {
  const isOnline = useIsOnline();
  return isOnline ? <ErrorBox error={error} onRetry={() => location.reload()} /> : <WithoutNetwork />;
}

function WithoutNetwork() {
  useEffect(() => {
    const reload = () => location.reload();
    window.addEventListener('online', reload);
    return () => window.removeEventListener('online', reload);
  }, []);
  return <CutOff />;
}
