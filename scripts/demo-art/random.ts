import { createGenerator } from '#seed/random.ts';

/** Chance seeded by a name (hashed by FNV-1a), so that every run draws the very same picture. */
export function randomFrom(name: string): () => number {
  let seed = 2166136261;
  for (const letter of name) seed = Math.imul(seed ^ letter.charCodeAt(0), 16777619);
  return createGenerator(seed);
}
