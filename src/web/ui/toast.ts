export type Toast = {
  readonly tone: 'success' | 'error' | 'loading' | 'note';
  readonly message: string;
  readonly id?: string;
  readonly action?: { readonly label: string; readonly run: () => void };
  readonly undo?: () => void;
  readonly ms?: number;
};

export const TOAST_MS = 4000;

export const UNDO_MS = 10_000;

export const MAX_SHOWN = 4;

/** The oldest success or note, never a failure. */
export function toastToClose(shown: ReadonlyMap<string, Toast['tone']>): string | undefined {
  if (shown.size < MAX_SHOWN) return undefined;
  return [...shown].find(([, tone]) => tone === 'success' || tone === 'note')?.[0];
}

type Sink = (toast: Toast) => void;

const waiting: Toast[] = [];
let sink: Sink | null = null;
let wake: (() => void) | null = null;

/** Can be called outside React. */
export function showToast(toast: Toast): void {
  if (sink) {
    sink(toast);
    return;
  }
  waiting.push(toast);
  wake?.();
}

export function onWaitingToast(onWaiting: () => void): () => void {
  wake = onWaiting;
  if (waiting.length > 0) onWaiting();
  return () => {
    wake = null;
  };
}

/** Called by the host when no list could be loaded: shown later, the messages would be out of date. */
export function forgetWaitingToasts(): void {
  waiting.length = 0;
}

export function deliverToasts(to: Sink): () => void {
  sink = to;
  for (const toast of waiting.splice(0)) to(toast);
  return () => {
    sink = null;
  };
}
