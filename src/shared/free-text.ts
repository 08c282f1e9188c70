import { z } from 'zod';

/**
 * A text that a person types freely: trimmed, without control characters except line breaks and tabs (no screen,
 * document or export can show them), at most `max` characters.
 */
export function freeText(max: number) {
  return z
    .string()
    .max(max)
    .transform((text) => text.replace(/[^\P{Cc}\n\t]/gu, '').trim());
}
