let collator: Intl.Collator | undefined;

/** As Albanian sorts names and places, numbers by what they are worth. Its rules are read at first use, not at the start. */
export function compareNames(a: string, b: string): number {
  collator ??= new Intl.Collator('sq', { numeric: true });
  return collator.compare(a, b);
}
