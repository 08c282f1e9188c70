import { move, transferableSymbol, valueSymbol } from 'piscina';

/** A message to or from a thread whose bytes are transferred, not copied: the sender loses them. */
export function handOver(message: object, ...bytes: readonly Uint8Array<ArrayBuffer>[]): unknown {
  return move({ [transferableSymbol]: bytes.map(({ buffer }) => buffer), [valueSymbol]: message });
}
