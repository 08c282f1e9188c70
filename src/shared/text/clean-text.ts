import { z } from 'zod';
import { toTyped, withoutInvisibleInText } from './plain-text.ts';

export function cleanLine(text: string): string {
  return cleanCharacters(text).replace(/\s+/g, ' ').trim();
}

/** A code as it would be typed: without invisible marks, with plain hyphens and quotes. */
export function cleanCode(text: string): string {
  return cleanLine(toTyped(text.toWellFormed()));
}

export function cleanParagraphs(text: string): string {
  return cleanCharacters(text.replace(/\r\n?/g, '\n'))
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/**
 * The search index and documents fail on NUL and lone surrogates. Normalized last: a removed character may have stood
 * between a letter and its accent.
 */
function cleanCharacters(text: string): string {
  return withoutInvisibleInText(text.toWellFormed())
    .replace(/[<>]/g, '')
    .replace(/(?!\n)\p{Cc}/gu, ' ')
    .normalize('NFC');
}

/**
 * Trimmed, at most `max` characters, without control characters except line breaks and tabs (no screen, document or
 * export can show them).
 */
export function freeText(max: number) {
  return z
    .string()
    .max(max)
    .transform((text) => text.replace(/[^\P{Cc}\n\t]/gu, '').trim());
}
