import { readTabMemory, writeTabMemory } from '#web/tab-memory.ts';

const NAME = 'wanted';

export type WantedProduct = { readonly productId: number; readonly place: string; readonly scrollY: number };

export function rememberWanted(wanted: WantedProduct): void {
  writeTabMemory(NAME, wanted);
}

export function takeWanted(): WantedProduct | null {
  const stored = readTabMemory(NAME);
  writeTabMemory(NAME, null);
  return isWanted(stored) ? stored : null;
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
