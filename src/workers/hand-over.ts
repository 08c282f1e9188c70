import { move, transferableSymbol, valueSymbol } from 'piscina';

/** What a thread returns to give its answer's bytes away instead of having them copied; it has them no more. */
export function handOver(answer: object, bytes: Uint8Array<ArrayBuffer>): unknown {
  return move({ [transferableSymbol]: [bytes.buffer], [valueSymbol]: answer });
}
