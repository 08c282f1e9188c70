/** Text with case and diacritics removed, for comparing and sorting as a person would (`Çokollatë` → `cokollate`). */
export function foldText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replace(/\s+/g, ' ')
    .trim();
}

let collator: Intl.Collator | undefined;

export function compareNames(a: string, b: string): number {
  collator ??= new Intl.Collator('sq', { numeric: true });
  return collator.compare(a, b);
}
