/** A short message over the page; `loading` stays until one with the same id takes its place. */
export type Toast = {
  readonly tone: 'success' | 'error' | 'loading';
  readonly message: string;
  /** A toast with the id of one that is shown replaces it. */
  readonly id?: string;
  /** Something to do about it. */
  readonly action?: { readonly label: string; readonly run: () => void };
  /** Takes back what was done: offered for ten seconds, by Ctrl+Z too. Name the order in the message. */
  readonly undo?: () => void;
  /** How long it stays; without it as long as one line takes to read. */
  readonly ms?: number;
};

/** How long a toast stays. */
export const TOAST_MS = 4000;

/** How long a change can be taken back. */
export const UNDO_MS = 10_000;

/** How many stand one above the other. */
export const MAX_SHOWN = 4;

/** The toast that makes room for a new one: the oldest that says that something was done, never a failure. */
export function toastToClose(shown: ReadonlyMap<string, Toast['tone']>): string | undefined {
  if (shown.size < MAX_SHOWN) return undefined;
  return [...shown].find(([, tone]) => tone === 'success')?.[0];
}

type Sink = (toast: Toast) => void;

const waiting: Toast[] = [];
let sink: Sink | null = null;
let wake: (() => void) | null = null;

/** Tells the person what happened. Anyone may call this, also outside of React. */
export function showToast(toast: Toast): void {
  if (sink) {
    sink(toast);
    return;
  }
  waiting.push(toast);
  wake?.();
}

/** Called by the host: `onWaiting` runs when there is something to show and nobody to show it. */
export function onWaitingToast(onWaiting: () => void): () => void {
  wake = onWaiting;
  if (waiting.length > 0) onWaiting();
  return () => {
    wake = null;
  };
}

/** Called by the host when nobody came to show what waits: it would be old news later. */
export function forgetWaitingToasts(): void {
  waiting.length = 0;
}

/** Called by the list once it is there: it gets what was waiting and everything after. */
export function deliverToasts(to: Sink): () => void {
  sink = to;
  for (const toast of waiting.splice(0)) to(toast);
  return () => {
    sink = null;
  };
}
