import { useCallbackRef } from '@mantine/hooks';
import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { errorText } from '#web/error-text.ts';
import { uiTexts } from './texts.ts';
import { showToast } from './toast.ts';

type LazyPartProps<Props> = {
  readonly load: () => Promise<ComponentType<Props>>;
  readonly onMissing: () => void;
  readonly children: (Part: ComponentType<Props>) => ReactNode;
};

/**
 * Offline, a missing chunk disables only this part, where React's `lazy` would fail the page. Browsers cache a failed
 * import for the life of the page, so a retry has to reload it.
 */
export function LazyPart<Props>({ load, onMissing, children }: LazyPartProps<Props>) {
  const [part, setPart] = useState<{ readonly Part: ComponentType<Props> } | null>(null);
  const giveUp = useCallbackRef(onMissing);
  useEffect(() => {
    load().then(
      (Part) => setPart({ Part }),
      (error: unknown) => {
        offerReload(error);
        giveUp();
      },
    );
  }, [load, giveUp]);
  return part && children(part.Part);
}

export function offerReload(error: unknown): void {
  const reload = { label: uiTexts.retry, run: () => location.reload() };
  showToast({ tone: 'error', message: errorText(error), action: reload });
}
