import type { FirmTables } from './firm-types.ts';
import { SEED_FIRM } from './seed-firm.ts';

let current: FirmTables = SEED_FIRM;

const listeners = new Set<() => void>();

/**
 * The firm's tables as last read by this process. One process serves one shop: the server reads them again before each
 * call (`refreshFirm`), a browser when they have changed.
 */
export function firmTables(): FirmTables {
  return current;
}

export function setFirmTables(tables: FirmTables): void {
  if (tables === current) return;
  current = tables;
  for (const listener of listeners) listener();
}

export function isSeedFirm(tables: FirmTables): boolean {
  return JSON.stringify(tables) === JSON.stringify(SEED_FIRM);
}

export function onFirmTables(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
