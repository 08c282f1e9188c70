const MAX_CENTS = 1_000_000_000;

/**
 * Cents for an amount as people type it (`120,50`, `120.5`, `1.234,50 €`), or null when it is none. A single point or
 * comma with one or two digits after it separates the cents; with three it groups thousands.
 */
export function parseEuros(text: string): number | null {
  const typed = text.replaceAll(/[\s€]/g, '');
  const match = /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:[.,](\d{1,2}))?$/.exec(typed);
  if (!match) return null;
  const [, whole = '', fraction = ''] = match;
  const cents = Number(whole.replaceAll(/[.,]/g, '')) * 100 + Number(fraction.padEnd(2, '0'));
  return cents <= MAX_CENTS ? cents : null;
}

/** Cents as they stand in a field: `120,50`. */
export function eurosForField(cents: number): string {
  return (cents / 100).toFixed(2).replace('.', ',');
}
