/** Cents for decimal euros as the REST API speaks them, rounded half up to the cent. */
export function toCents(euros: number): number {
  return Math.round(Number((euros * 100).toFixed(4)));
}

/** Decimal euros (two decimals at most) for cents. */
export function toEuros(cents: number): number {
  return cents / 100;
}

export function toBasisPoints(percent: number): number {
  return Math.round(Number((percent * 100).toFixed(4)));
}

/** Percentage (two decimals at most) for basis points (`1800` → `18`). */
export function toPercent(basisPoints: number): number {
  return basisPoints / 100;
}

/**
 * Quotient of two non-negative safe integers rounded half up to a whole number, exact even when
 * the numerator came from a product of large factors.
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

export function formatBasisPoints(basisPoints: number): string {
  return `${String(basisPoints / 100).replace('.', ',')}%`;
}
