import { foldText } from '#shared/text/fold.ts';

/** The town stands at the end of the address, which is what documents and drivers read; once. */
export function withTown(address: string, town: string): string {
  if (foldText(address).includes(foldText(town))) return address;
  return [address, town].filter(Boolean).join(', ');
}
