import { useState } from 'react';
import { type QuantityChoice, type QuantityReading, readQuantity } from '#shared/prices/read-quantity.ts';
import { onlyInStockMessage } from '#shared/stock.ts';
import { showToast } from '#web/ui/toast.ts';
import {
  addPieces,
  type Changed,
  type Draft,
  type DraftProduct,
  findRest,
  goodsOf,
  raisePieces,
  setPieces,
} from './draft.ts';
import { leftOutTexts } from './left-out-texts.ts';

/** `rest` of the product can be taken instead, or one of the `choices` be added. */
export type LeftOut = {
  readonly sentence: string;
  readonly offer?: {
    readonly product: DraftProduct;
    readonly rest?: number;
    readonly choices?: readonly QuantityChoice[];
  };
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
  const add = (product: DraftProduct, quantity: number) =>
    change(product, (before) => addPieces(before, product, quantity));
  return {
    /** Adds a typed quantity (`3`, `3 pako`, `2.000 copë`); an ambiguous one is offered as a choice. */
    dictate: (product: DraftProduct, typed: string) => {
      const reading = readDictated(product, typed);
      if (reading.kind === 'quantity') return add(product, reading.pieces);
      if (reading.kind === 'fault') return;
      const sentence = leftOutTexts.short(product.name, reading.sentence);
      setLeftOut((lines) => [
        ...lines.filter((line) => !isAbout(line, product)),
        { sentence, offer: { product, choices: reading.choices } },
      ]);
    },
    add,
    setQuantity: (product: DraftProduct, quantity: number) =>
      change(product, (before) => setPieces(before, product, quantity)),
    raise: (product: DraftProduct, quantity: number) =>
      change(product, (before) => raisePieces(before, product, quantity)),
  };
}

/** Staff may order loose pieces, with a reason. */
export function readDictated(product: DraftProduct, typed: string): QuantityReading {
  return readQuantity(typed, goodsOf(product), { available: product.stock, loose: 'offered' });
}

export function shortageOf(draft: Draft, product: DraftProduct): LeftOut {
  const rest = findRest(draft, product);
  const sentence = leftOutTexts.short(product.name, onlyInStockMessage(product.stock));
  return { sentence, ...(rest === null ? {} : { offer: { product, rest } }) };
}

function isAbout({ offer }: LeftOut, { productId }: DraftProduct): boolean {
  return offer?.product.productId === productId;
}
