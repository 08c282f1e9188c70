import { useEffect, useRef } from 'react';

/** A key and what it does on the open page. */
export type Shortcut = {
  /** As it is written: `/`, `Enter`, `F2`, `Shift+F9`, `Ctrl+Enter`. */
  readonly keys: string;
  readonly label: string;
  /** As the browser calls them, where `keys` is written otherwise: `↓ ↑` is `ArrowDown` and `ArrowUp`. */
  readonly presses?: readonly string[];
  /** Absent where a part of the page does it itself, and it only stands in the list of keys. */
  readonly run?: (press: string) => void;
};

/** Something that the open page can do, offered by the palette, and by its key where it has one. */
export type PageAction = {
  readonly id: string;
  readonly label: string;
  readonly keys?: string;
  readonly run: () => void;
};

/** What is written does something with these too. */
const FIELD_KEYS: ReadonlySet<string> = new Set(['Ctrl+A', 'Ctrl+C', 'Ctrl+V', 'Ctrl+X', 'Ctrl+Y', 'Ctrl+Z']);

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

/** Keys of the open page or part. They rest while a dialog or a menu is open, single letters also while something is typed. */
export function useShortcuts(items: readonly Shortcut[]): void {
  useRegistered(shortcuts, items);
}

/** What the open page offers in the palette ("Bëj") and by its keys. */
export function usePageActions(items: readonly PageAction[]): void {
  useRegistered(actions, items);
}

/** What can be done here, what was opened last first. */
export function listPageActions(): readonly PageAction[] {
  return [...actions].reverse().flatMap(({ current }) => current);
}

/** The keys of the open page, what was opened last first. */
export function listShortcuts(): readonly Shortcut[] {
  const ofActions = listPageActions().flatMap(({ keys, label, run }) => (keys ? [{ keys, label, run }] : []));
  return [...[...shortcuts].reverse().flatMap(({ current }) => current), ...ofActions];
}

/** A key press as it is written in a shortcut. */
export function keysOf(
  event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
): string {
  const isControl = event.ctrlKey || event.metaKey;
  const isSign = event.key.length === 1;
  const key = isControl && isSign ? event.key.toUpperCase() : event.key;
  // The shift of a sign is in the sign: `?`.
  const shift = event.shiftKey && !isSign ? 'Shift+' : '';
  return `${isControl ? 'Ctrl+' : ''}${event.altKey ? 'Alt+' : ''}${shift}${key}`;
}

/**
 * Runs the shortcut of a key press, if there is one and it isn't meant for a field, a dialog or a menu. Whether one of
 * these was open is asked before they hear of the key, since the key may close them.
 */
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

/** A dialog, or a menu whose own keys come first. */
export function isLayerOpen(): boolean {
  if (document.querySelector('[role="dialog"]')) return true;
  return [...document.querySelectorAll('[role="menu"], [role="listbox"]')].some((layer) =>
    layer.checkVisibility(),
  );
}

function isWriting(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  // Nothing is written into a box that is ticked, and where one was just clicked the list's keys go on.
  return (
    target.isContentEditable ||
    target.matches('input:not([type="checkbox"]), textarea, select, [role="combobox"]')
  );
}
