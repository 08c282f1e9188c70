/** A repeatable source of chance for the demo shop: the same seed gives the same shop. */
export type Random = {
  /** A whole number from `min` to `max`, both included. */
  readonly int: (min: number, max: number) => number;
  /** True with the given probability. */
  readonly chance: (probability: number) => boolean;
  /** One of the items. */
  readonly pick: <T>(items: readonly T[]) => T;
};

/** Numbers from 0 up to 1 by Mulberry32: 32 bits of state, plenty for a demo and equal on every machine. */
export function createGenerator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Chance in the forms that the demo shop needs. */
export function createRandom(seed: number): Random {
  const next = createGenerator(seed);
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return {
    int,
    chance: (probability) => next() < probability,
    pick: (items) => {
      const item = items[int(0, items.length - 1)];
      if (item === undefined) throw new Error('Nothing to pick from');
      return item;
    },
  };
}
