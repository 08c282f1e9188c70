import { useWindowEvent } from '@mantine/hooks';
import { type ComponentType, useCallback, useRef, useState } from 'react';
import { errorText } from '#web/error-text.ts';
import { isLayerOpen, listShortcuts, runShortcut, type Shortcut } from '#web/hooks/use-page-actions.ts';
import { showToast } from '#web/ui/toast.ts';
import { KeysDialog } from './keys-dialog.tsx';
import type { PaletteProps } from './palette.tsx';
import type { Section } from './section.ts';
import { workspaceTexts as texts } from './texts.ts';

export type WorkspaceKeys = { readonly openPalette: () => void; readonly showKeys: () => void };

export function useWorkspaceKeys(sections: readonly Section[]) {
  const [shown, setShown] = useState<readonly Shortcut[] | null>(null);
  const [Palette, setPalette] = useState<ComponentType<PaletteProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const openPalette = useCallback(() => {
    setOpen(true);
    import('./palette.tsx').then(
      (module) => setPalette(() => module.Palette),
      (error: unknown) => {
        setOpen(false);
        showToast({ tone: 'error', message: errorText(error) });
      },
    );
  }, []);
  const showKeys = useCallback(() => setShown([...listShortcuts(), ...describe(standardKeys)]), []);
  const wasLayerOpen = useRef(false);
  useWindowEvent(
    'keydown',
    () => {
      wasLayerOpen.current = isLayerOpen();
    },
    { capture: true },
  );
  useWindowEvent('keydown', (event) =>
    runShortcut(event, standardKeys({ openPalette, showKeys }), wasLayerOpen.current),
  );
  const parts = (
    <>
      <KeysDialog keys={shown} onClose={() => setShown(null)} />
      {Palette && <Palette sections={sections} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
  return { openPalette, showKeys, parts };
}

function standardKeys({ openPalette, showKeys }: WorkspaceKeys): readonly Shortcut[] {
  return [
    { keys: 'Ctrl+K', label: texts.openPalette, run: openPalette },
    { keys: '/', label: texts.focusFind, run: focusFind },
    { keys: '?', label: texts.showKeys, run: showKeys },
  ];
}

function describe(make: typeof standardKeys): readonly Shortcut[] {
  const nothing = () => {};
  const own = make({ openPalette: nothing, showKeys: nothing });
  return [...own, { keys: 'Ctrl+Z', label: texts.undoKey, run: nothing }];
}

function focusFind(): void {
  const boxes = document.querySelectorAll<HTMLInputElement>('main input[type="search"]');
  const box = [...boxes].find((candidate) => candidate.checkVisibility());
  box?.focus();
  box?.select();
}
