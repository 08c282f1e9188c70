import { TEXT } from '#pdf/document-style.ts';
import type { Column } from '#pdf/table-columns.ts';
import { type PackedGoods, quantityWords } from '#shared/prices/packs.ts';
import { DOCUMENT_TEXTS } from './documents-texts.ts';

const texts = DOCUMENT_TEXTS.goods;

export const GOODS_PADDING = 2.6;

export const GOODS_COLUMNS = {
  tick: { head: '', width: { kind: 'fixed', points: 9 } },
  place: { head: texts.place, width: { kind: 'content', min: 30, max: 60 } },
  code: { head: texts.code, width: { kind: 'content', min: 40, max: 78 } },
  product: { head: texts.product, width: { kind: 'rest', share: 1 } },
  quantity: { head: texts.quantity, align: 'right', width: { kind: 'content', min: 36, max: 60 } },
  unit: { head: texts.unit, width: { kind: 'content', min: 30, max: 34 } },
} as const satisfies Readonly<Record<string, Column>>;

type Goods = PackedGoods & {
  readonly code: string;
  readonly name: string;
  readonly shelfPlace: string;
  readonly quantity: number;
};

/** In the order of `GOODS_COLUMNS`. */
export function goodsCells(goods: Goods) {
  const { count, unit, aside } = quantityWords(goods.quantity, goods);
  return [
    'tick',
    [{ text: goods.shelfPlace, style: TEXT.strong }],
    [{ text: goods.code, style: TEXT.cell }],
    [
      { text: goods.name || DOCUMENT_TEXTS.none, style: TEXT.cell },
      { text: aside, style: TEXT.small },
    ],
    [{ text: count, style: TEXT.strong }],
    [{ text: unit, style: TEXT.cell }],
  ] as const;
}
