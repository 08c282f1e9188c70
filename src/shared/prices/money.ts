/** Decimal euros of the REST API, rounded half up to the cent. */
export function toCents(euros: number): number {
  return Math.round(Number((euros * 100).toFixed(4)));
}

/** At most two decimals. */
export function toEuros(cents: number): number {
  return cents / 100;
}

export function toBasisPoints(percent: number): number {
  return Math.round(Number((percent * 100).toFixed(4)));
}

/** `1800` → `18`; at most two decimals. */
export function toPercent(basisPoints: number): number {
  return basisPoints / 100;
}

/**
 * Rounded half up. Operands are non-negative; bigint, because the numerator may be a product beyond safe integers.
 */
export function divideHalfUp(numerator: bigint, denominator: bigint): number {
  return Number((2n * numerator + denominator) / (2n * denominator));
}

export function printCents(cents: number): string {
  const sign = cents < 0 ? '-' : '';
  const fraction = (Math.abs(cents) % 100).toString().padStart(2, '0');
  return `${sign}${printWhole(Math.trunc(Math.abs(cents) / 100))},${fraction} €`;
}

export function printWhole(value: number): string {
  return value.toString().replace(/\B(?=(\d{3})+$)/g, '.');
}

export function formatCents(cents: number): string {
  return printCents(cents).replace(' ', '\u00a0').replace('-', '−');
}

export function eurosForField(cents: number): string {
  return (cents / 100).toFixed(2).replace('.', ',');
}

/** Always two decimals, so that a column's decimal commas align. */
export function formatMargin(percentE2: number | null): string {
  return percentE2 === null ? '–' : `${(percentE2 / 100).toFixed(2).replace('.', ',')}%`;
}

export function formatBasisPoints(basisPoints: number): string {
  return `${String(basisPoints / 100).replace('.', ',')}%`;
}
