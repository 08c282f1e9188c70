import { toTyped } from '#shared/text/plain-text.ts';

const LABELLED = /^(?:tel(?:efoni)?|mob(?:ili)?|cel|nr)[.:\s]*(?<number>[+(\d][\d\s()+./-]*)$/i;

export function toSearchTerm(text: string): string {
  const plain = toTyped(text);
  return LABELLED.exec(plain)?.groups?.['number'] ?? plain;
}
