/** What a numeric field keeps of what is typed: digits and one dot; a comma becomes a dot (spec 1 §5). */
export function toNumberText(typed: string): string {
  const [whole = '', ...rest] = typed
    .replaceAll(',', '.')
    .replace(/[^\d.]/g, '')
    .split('.');
  return rest.length === 0 ? whole : `${whole}.${rest.join('')}`;
}

/** The number in a numeric field; an empty one is 0 (spec 1 §5). */
export function toNumber(text: string): number {
  return text === '' || text === '.' ? 0 : Number(text);
}
