/** Cents by box. */
export type Boxes = Readonly<Record<string, number>>;

/** Zero boxes are left out. */
export function sumBoxes(all: readonly Boxes[]): Boxes {
  const sums = new Map<string, number>();
  for (const boxes of all) {
    for (const [box, cents] of Object.entries(boxes)) sums.set(box, (sums.get(box) ?? 0) + cents);
  }
  return Object.fromEntries([...sums].filter(([, cents]) => cents !== 0));
}
