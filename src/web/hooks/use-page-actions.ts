import { useEffect, useRef } from 'react';

export type Shortcut = {
  readonly keys: string;
  readonly label: string;
  /** Names of `KeyboardEvent.key` where `keys` differs: `↓ ↑` is `ArrowDown` and `ArrowUp`. */
  readonly presses?: readonly string[];
  readonly run?: (press: string) => void;
};

export type PageAction = {
  readonly id: string;
  readonly label: string;
  readonly keys?: string;
  readonly run: () => void;
};

const FIELD_KEYS: ReadonlySet<string> = new Set([
  'Ctrl+A',
  'Ctrl+C',
  'Ctrl+V',
  'Ctrl+X',
  'Ctrl+Y',
  'Ctrl+Z',
  'Ctrl+Backspace',
]);

type Latest<T> = { readonly current: readonly T[] };

const shortcuts = new Set<Latest<Shortcut>>();
const actions = new Set<Latest<PageAction>>();

function useRegistered<T>(set: Set<Latest<T>>, items: readonly T[]): void {
  const latest = useRef(items);
  useEffect(() => {
    latest.current = items;
  });
  useEffect(() => {
    set.add(latest);
    return () => {
      set.delete(latest);
    };
  }, [set]);
}

export function useShortcuts(items: readonly Shortcut[]): void {
  useRegistered(shortcuts, items);
}

export function usePageActions(items: readonly PageAction[]): void {
  useRegistered(actions, items);
}

export function listPageActions(): readonly PageAction[] {
  return [...actions].reverse().flatMap(({ current }) => current);
}

export function listShortcuts(): readonly Shortcut[] {
  const ofActions = listPageActions().flatMap(({ keys, label, run }) => (keys ? [{ keys, label, run }] : []));
  return [...[...shortcuts].reverse().flatMap(({ current }) => current), ...ofActions];
}

export function keysOf(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
): string {
  const isControl = event.ctrlKey || event.metaKey;
  const isSign = event.key.length === 1;
  const key = isControl && isSign ? event.key.toUpperCase() : event.key;
  // A printable character already includes Shift: `?`.
  const shift = event.shiftKey && !isSign ? 'Shift+' : '';
  return `${isControl ? 'Ctrl+' : ''}${event.altKey ? 'Alt+' : ''}${shift}${key}`;
}

export function runShortcut(
  event: KeyboardEvent,
  standard: readonly Shortcut[],
  wasLayerOpen: boolean,
): void {
  if (event.defaultPrevented || event.isComposing) return;
  const keys = keysOf(event);
  const isPalette = keys === 'Ctrl+K';
  if (!isPalette && wasLayerOpen) return;
  const isForField = FIELD_KEYS.has(keys) || !/^(Ctrl\+|F\d)/.test(keys.replace('Shift+', ''));
  if (isForField && isWriting(event.target)) return;
  const found = [...listShortcuts(), ...standard].find(
    (shortcut) => (shortcut.presses ?? [shortcut.keys]).includes(keys) && shortcut.run !== undefined,
  );
  if (!found?.run) return;
  event.preventDefault();
  found.run(keys);
}

export function isLayerOpen(): boolean {
  if (document.querySelector('[role="dialog"]')) return true;
  return [...document.querySelectorAll('[role="menu"], [role="listbox"]')].some((layer) =>
    layer.checkVisibility(),
  );
}

export function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  // A checkbox takes no text, so shortcuts of the list stay active after a click on one.
  return (
    target.isContentEditable ||
    target.matches('input:not([type="checkbox"]), textarea, select, [role="combobox"]')
  );
}
