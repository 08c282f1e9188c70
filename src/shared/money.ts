/** Cents for decimal euros as the REST API speaks them, rounded half up to the cent. */
export function toCents(euros: number): number {
  return Math.round(Number((euros * 100).toFixed(4)));
}

/** Decimal euros (two decimals at most) for cents. */
export function toEuros(cents: number): number {
  return cents / 100;
}

/** Basis points for a percentage (`7.5` → `750`). */
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

/** An amount as papers, files and answers of the REST API have it: `1.234,50 €`, with a plain space. */
export function printCents(cents: number): string {
  const sign = cents < 0 ? '-' : '';
  const fraction = (Math.abs(cents) % 100).toString().padStart(2, '0');
  return `${sign}${printWhole(Math.trunc(Math.abs(cents) / 100))},${fraction} €`;
}

/** A whole number with dots between its thousands: `5.000`. */
export function printWhole(value: number): string {
  return value.toString().replace(/\B(?=(\d{3})+$)/g, '.');
}

/** An amount as screens show it: the true minus, no line breaks between figure and sign. */
export function formatCents(cents: number): string {
  return printCents(cents).replace(' ', '\u00a0').replace('-', '−');
}

/** An amount as it stands in a field to be typed over: `1234,50`. */
export function eurosForField(cents: number): string {
  return (cents / 100).toFixed(2).replace('.', ',');
}

/** A percentage as screens show it: `18%`, `7,5%`. */
export function formatBasisPoints(basisPoints: number): string {
  return `${String(basisPoints / 100).replace('.', ',')}%`;
}
