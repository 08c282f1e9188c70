export type Random = (below: number) => number;

/** The same numbers in every run (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

export function pick<T>(random: Random, values: readonly [T, ...T[]]): T {
  return values[random(values.length)] ?? values[0];
}

export function shuffled<T>(random: Random, values: readonly T[]): T[] {
  const left = [...values];
  const taken: T[] = [];
  while (left.length > 0) taken.push(...left.splice(random(left.length), 1));
  return taken;
}

/** Seeds of a run; `PROPERTY_FACTOR=50` gives fifty times as many, `PROPERTY_SEED=1234` starts there. */
export function seedsOf(count: number): number[] {
  const first = Number(process.env['PROPERTY_SEED'] ?? 1);
  return Array.from({ length: count }, (_, at) => first + at);
}
