const LABELLED = /^(?:tel(?:efoni)?|mob(?:ili)?|cel|nr)[.:\s]*(?<number>[+(\d][\d\s()+./-]*)$/i;

export function toSearchTerm(text: string): string {
  const plain = text
    .replace(/\p{Cf}/gu, '')
    .replace(/[‐-―−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
  return LABELLED.exec(plain)?.groups?.['number'] ?? plain;
}
