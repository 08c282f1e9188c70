import { readTabMemory, writeTabMemory } from '#web/device/tab-memory.ts';

/**
 * Captures `Ctrl+K` and the text typed after it until its field is ready: while a workspace loads, and while its search
 * does. Stored, since the login leads to another document.
 */
const NAME = 'early-find';

/** The maximum time; then keys work normally again. */
const MAX_HELD_MS = 10_000;

let release: (() => void) | null = null;

export function holdFind(isAsked: boolean): void {
  if (isAsked) write(read() ?? '');
  if (release) return;
  window.addEventListener('keydown', holdKey, { capture: true });
  const timer = setTimeout(takeFind, MAX_HELD_MS);
  release = () => {
    clearTimeout(timer);
    window.removeEventListener('keydown', holdKey, { capture: true });
    release = null;
  };
}

export function isFindAsked(): boolean {
  return read() !== null;
}

/** Ends the capture; null when the search was not requested. */
export function takeFind(): string | null {
  const typed = read();
  write(null);
  release?.();
  return typed;
}

function holdKey(event: KeyboardEvent): void {
  const typed = read();
  const isCommand = event.ctrlKey || event.metaKey;
  const next =
    isCommand && event.key.toLowerCase() === 'k' ? (typed ?? '') : changed(typed, event, isCommand);
  if (next === null) return;
  write(next);
  event.preventDefault();
  event.stopImmediatePropagation();
}

function changed(typed: string | null, { key, isComposing }: KeyboardEvent, isCommand: boolean) {
  if (typed === null || isComposing || isCommand) return null;
  if (key === 'Backspace') return typed.slice(0, -1);
  return key.length === 1 ? typed + key : null;
}

function read(): string | null {
  const typed = readTabMemory(NAME);
  return typeof typed === 'string' ? typed : null;
}

function write(typed: string | null): void {
  writeTabMemory(NAME, typed);
}
