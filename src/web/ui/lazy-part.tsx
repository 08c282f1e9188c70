import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { errorText } from '#web/error-text.ts';
import { uiTexts } from './texts.ts';
import { showToast } from './toast.ts';

type LazyPartProps<Props> = {
  readonly load: () => Promise<ComponentType<Props>>;
  readonly onMissing: () => void;
  readonly children: (Part: ComponentType<Props>) => ReactNode;
};

/**
 * A part of a page whose code is fetched when it is first shown. Without a network that costs the part alone, where
 * React's own `lazy` would give up the page. Browsers remember that code did not come for as long as the page lives, so
 * another try means loading the page anew.
 */
export function LazyPart<Props>({ load, onMissing, children }: LazyPartProps<Props>) {
  const [part, setPart] = useState<{ readonly Part: ComponentType<Props> } | null>(null);
  const giveUp = useRef(onMissing);
  useEffect(() => {
    giveUp.current = onMissing;
  });
  useEffect(() => {
    load().then(
      (Part) => setPart({ Part }),
      (error: unknown) => {
        const reload = { label: uiTexts.retry, run: () => location.reload() };
        showToast({ tone: 'error', message: errorText(error), action: reload });
        giveUp.current();
      },
    );
  }, [load]);
  return part && children(part.Part);
}
