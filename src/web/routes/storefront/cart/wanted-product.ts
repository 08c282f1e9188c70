import { readTabMemory, writeTabMemory } from '#web/tab-memory.ts';

const NAME = 'wanted';

/** What a guest tapped before they were asked to log in, and where on the page they were. */
export type WantedProduct = { readonly productId: number; readonly place: string; readonly scrollY: number };

/** Keeps a guest's tap over login and signup. */
export function rememberWanted(wanted: WantedProduct): void {
  writeTabMemory(NAME, wanted);
}

/** The tap to make good now that somebody is logged in, once; null when there is none. */
export function takeWanted(): WantedProduct | null {
  const kept = readTabMemory(NAME);
  writeTabMemory(NAME, null);
  return isWanted(kept) ? kept : null;
}

function isWanted(value: unknown): value is WantedProduct {
  if (typeof value !== 'object' || value === null) return false;
  if (!('productId' in value && 'place' in value && 'scrollY' in value)) return false;
  return (
    typeof value.productId === 'number' &&
    typeof value.place === 'string' &&
    typeof value.scrollY === 'number'
  );
}
