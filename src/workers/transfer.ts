import { move, transferableSymbol, valueSymbol } from 'piscina';

/** What a thread is sent or answers, with bytes of it given away instead of copied: who sends it has them no more. */
export function handOver(message: object, ...bytes: readonly Uint8Array<ArrayBuffer>[]): unknown {
  return move({ [transferableSymbol]: bytes.map(({ buffer }) => buffer), [valueSymbol]: message });
}
