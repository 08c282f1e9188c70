import type { z } from 'zod';
import { listPaidPrices } from '#domain/catalog/price-tables.ts';
import type { ActorCtx } from '#domain/kernel/ctx.ts';
import { findPriceListOf } from '#domain/prices/price-lists.ts';
import type { pricePaperInput } from '#shared/price-inputs.ts';
import type { ImagesCtx } from '#storage/image-store.ts';
import { inOwnTurn } from '#workers/in-own-turn.ts';
import { getAccountParties } from './get-statement-data.ts';
import type { PrintedDocument } from './print-papers.ts';
import { renderPdf } from './render-pdf.ts';

/** What a customer pays, as PDF. Rejects with `customer-not-found` and `pdf-failed`. */
export async function printPriceList(
  ctx: ActorCtx & ImagesCtx,
  wish: z.output<typeof pricePaperInput>,
): Promise<PrintedDocument> {
  const { customerId } = wish;
  const prices = listPaidPrices(ctx, wish);
  const parties = getAccountParties(ctx, customerId);
  const listName = findPriceListOf(ctx, customerId)?.name ?? null;
  const bytes = await inOwnTurn(ctx, () =>
    renderPdf({ kind: 'price-list', data: { ...parties, listName, prices } }),
  );
  return { fileName: `Lista_e_cmimeve_${customerId}_${parties.printedOn}.pdf`, bytes };
}
