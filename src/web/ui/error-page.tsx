import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useIsOnline } from '#web/hooks/use-is-online.ts';
import { CutOff } from './cut-off.tsx';
import { ErrorBox } from './error-box.tsx';

/** Most often a missing chunk: a newer version has replaced it, or there is no network. Only a reload helps. */
export function ErrorPage({ error }: ErrorComponentProps) {
  const isOnline = useIsOnline();
  const [wasCutOff, setCutOff] = useState(!isOnline);
  if (!isOnline && !wasCutOff) setCutOff(true);
  useEffect(() => {
    if (wasCutOff && isOnline) location.reload();
  }, [wasCutOff, isOnline]);
  return wasCutOff ? <CutOff /> : <ErrorBox error={error} onRetry={() => location.reload()} />;
}
