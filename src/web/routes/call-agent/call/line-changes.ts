import { useState } from 'react';
import { onlyInStockMessage } from '#shared/stock.ts';
import { showToast } from '#web/ui/toast.ts';
import {
  addPieces,
  type Changed,
  type Draft,
  type DraftProduct,
  findRest,
  raisePieces,
  setPieces,
} from './draft.ts';
import { leftOutTexts } from './left-out-texts.ts';

/** `rest` of the product can be taken instead of what was asked for. */
export type LeftOut = {
  readonly sentence: string;
  readonly offer?: { readonly product: DraftProduct; readonly rest: number };
};

type SetLeftOut = (change: (before: readonly LeftOut[]) => readonly LeftOut[]) => void;

export function useLeftOut(customerId: number | null): readonly [readonly LeftOut[], SetLeftOut] {
  const [of, setOf] = useState<{ readonly customerId: number | null; readonly lines: readonly LeftOut[] }>({
    customerId: null,
    lines: [],
  });
  const linesOf = (known: typeof of) => (known.customerId === customerId ? known.lines : []);
  const set: SetLeftOut = (change) => setOf((before) => ({ customerId, lines: change(linesOf(before)) }));
  return [linesOf(of), set];
}

export function lineChanges(update: (change: (before: Draft) => Draft) => void, setLeftOut: SetLeftOut) {
  const change = (product: DraftProduct, run: (before: Draft) => Changed) =>
    update((before) => {
      const { draft, available } = run(before);
      if (available !== null) showToast({ tone: 'error', message: onlyInStockMessage(available) });
      const short = available === null ? [] : [shortageOf(draft, product)].filter(({ offer }) => offer);
      setLeftOut((lines) => [...lines.filter((line) => !isAbout(line, product)), ...short]);
      return draft;
    });
  return {
    add: (product: DraftProduct, quantity: number) =>
      change(product, (before) => addPieces(before, product, quantity)),
    setQuantity: (product: DraftProduct, quantity: number) =>
      change(product, (before) => setPieces(before, product, quantity)),
    raise: (product: DraftProduct, quantity: number) =>
      change(product, (before) => raisePieces(before, product, quantity)),
  };
}

export function shortageOf(draft: Draft, product: DraftProduct): LeftOut {
  const rest = findRest(draft, product);
  const sentence = leftOutTexts.short(product.name, onlyInStockMessage(product.stock));
  return { sentence, ...(rest === null ? {} : { offer: { product, rest } }) };
}

function isAbout({ offer }: LeftOut, { productId }: DraftProduct): boolean {
  return offer?.product.productId === productId;
}
