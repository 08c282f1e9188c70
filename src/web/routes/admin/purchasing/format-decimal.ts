/** `30,5`. */
export function formatDecimal(value: number): string {
  return value.toLocaleString('de-DE', { maximumFractionDigits: 1 });
}
