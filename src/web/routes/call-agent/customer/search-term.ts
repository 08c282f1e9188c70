/** A number with the word that people and telephones put before it. */
const LABELLED = /^(?:tel(?:efoni)?|mob(?:ili)?|cel|nr)[.:\s]*(?<number>[+(\d][\d\s()+./-]*)$/i;

/**
 * What is searched for when this was typed or pasted: without the invisible marks that come along when a number is
 * copied from a telephone's contacts, with plain hyphens, and without a `tel:` before a number.
 */
export function toSearchTerm(text: string): string {
  const plain = text
    .replace(/\p{Cf}/gu, '')
    .replace(/[‐-―−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
  return LABELLED.exec(plain)?.groups?.['number'] ?? plain;
}
