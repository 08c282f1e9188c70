import type { Van } from './firm-types.ts';

export const MAX_ACTIVE_VANS = 99;

/** As shown on screens and documents: `Furgoni 1 · 01-123-AB`. */
export function vanText({ name, plate }: Pick<Van, 'name' | 'plate'>): string {
  return `${name} · ${plate}`;
}

/** Kilograms above the van's payload; 0 where that is not known. */
export function kilogramsAbove(grams: number, { payloadKg }: Pick<Van, 'payloadKg'>): number {
  return payloadKg === null ? 0 : Math.max(0, grams / 1000 - payloadKg);
}
