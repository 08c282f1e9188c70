import { lazy, Suspense, useEffect, useState } from 'react';
import { onFirstToast } from './toast.ts';

const ToastList = lazy(() => import('./toast-list.tsx').then((module) => ({ default: module.ToastList })));

/** The place where toasts appear; its code is fetched with the first one. */
export function ToastHost() {
  const [isNeeded, setNeeded] = useState(false);
  useEffect(() => onFirstToast(() => setNeeded(true)), []);
  if (!isNeeded) return null;
  return (
    <Suspense fallback={null}>
      <ToastList />
    </Suspense>
  );
}
