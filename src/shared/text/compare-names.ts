let collator: Intl.Collator | undefined;

export function compareNames(a: string, b: string): number {
  collator ??= new Intl.Collator('sq', { numeric: true });
  return collator.compare(a, b);
}
