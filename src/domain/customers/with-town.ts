import { foldText } from '#shared/text/fold.ts';

/** Appends the town to the address, which documents and drivers read, unless it is there already. */
export function withTown(address: string, town: string): string {
  if (foldText(address).includes(foldText(town))) return address;
  return [address, town].filter(Boolean).join(', ');
}
