export function oneOf<T extends string>(value: string | undefined, offered: readonly T[]): T | undefined {
  return offered.find((known) => known === value);
}
