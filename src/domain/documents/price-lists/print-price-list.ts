import type { z } from 'zod';
import { listPaidPrices } from '#domain/catalog/price-tables.ts';
import { getCustomer } from '#domain/customers/customers.ts';
import { type PrintedDocument, printPdf } from '#domain/documents/print-file.ts';
import { getAccountParties } from '#domain/documents/statements/get-statement-data.ts';
import { readPriceTerms } from '#domain/prices/price-terms.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import type { priceDocumentInput } from '#shared/inputs/price-inputs.ts';
import type { ImagesCtx } from '#storage/image-store.ts';

/** Rejects with `customer-not-found` and `pdf-failed`. */
export async function printPriceList(
  ctx: ActorCtx & ImagesCtx,
  request: z.output<typeof priceDocumentInput>,
): Promise<PrintedDocument> {
  const { customerId } = request;
  const prices = listPaidPrices(ctx, request);
  const parties = getAccountParties(ctx, customerId);
  const listName = readPriceTerms(ctx, getCustomer(ctx, { customerId })).list?.name ?? null;
  const fileName = `Lista_e_cmimeve_${customerId}_${parties.printedOn}.pdf`;
  return printPdf(ctx, fileName, { kind: 'price-list', data: { ...parties, listName, prices } });
}
