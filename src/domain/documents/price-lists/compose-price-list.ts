import { closeDocument, openDocument } from '#pdf/document.ts';
import type { FontSource } from '#pdf/document-fonts.ts';
import { drawPriceList, titleOfPriceList } from './draw-price-list.ts';
import type { PriceListData } from './price-list-data.ts';

export async function composePriceList(fonts: FontSource, data: PriceListData): Promise<Uint8Array> {
  const document = await openDocument(fonts, titleOfPriceList(data));
  await drawPriceList(document, data);
  return closeDocument(document);
}
