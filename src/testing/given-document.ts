import { createHash } from 'node:crypto';
import { and, eq, max } from 'drizzle-orm';
import { documentLines, documents, documentVat } from '#db/schema/documents.ts';
import { orders } from '#db/schema/orders.ts';
import {
  type DocumentKind,
  type DocumentParty,
  type DocumentSeries,
  documentNumber,
  SERIES_OF_KIND,
} from '#shared/accounting/documents.ts';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import { STATUS } from '#shared/order-status.ts';
import { splitVat, type VatLine } from '#shared/prices/vat.ts';
import { givenUser } from './builders.ts';
import type { World } from './world.ts';

type PrintedLine = VatLine & { readonly productId?: number; readonly quantity?: number };

type IssuedDocument = {
  readonly kind?: DocumentKind;
  readonly series?: DocumentSeries;
  readonly issuedOn: ISODate;
  readonly customerId?: number;
  readonly orderId?: number;
  readonly buyer?: Partial<DocumentParty>;
  readonly refersToId?: number;
  readonly sequence?: number;
  readonly lines: readonly PrintedLine[];
};

export function givenDocument(
  world: World,
  paper: IssuedDocument,
): { readonly id: number; readonly number: string } {
  const { kind = 'invoice', issuedOn, lines } = paper;
  const series = paper.series ?? SERIES_OF_KIND[kind];
  const year = Number(issuedOn.slice(0, 4));
  const sequence = paper.sequence ?? nextSequence(world, series, year);
  const number = documentNumber(series, year, sequence);
  const customerId = paper.customerId ?? givenUser(world, 'customer').id;
  const buyer = { name: 'Furra', fiscalNumber: '', vatNumber: '', businessNumber: '', ...paper.buyer };
  const content = JSON.stringify({ kind, number, issuedOn, buyer });
  const split = splitVat(lines);
  const { db } = world.handle;
  const { id } = db
    .insert(documents)
    .values({
      kind,
      series,
      year,
      sequence,
      number,
      orderId: paper.orderId ?? givenInvoicedOrder(world, customerId, issuedOn),
      customerId,
      issuedOn,
      issuedAt: world.ctx.clock.now(),
      dueOn: issuedOn,
      totalCents: split.grossCents,
      refersToId: paper.refersToId ?? null,
      content,
      sha256: createHash('sha256').update(content).digest('hex'),
    })
    .returning({ id: documents.id })
    .get();
  for (const rate of split.rates)
    db.insert(documentVat)
      .values({ documentId: id, ...rate })
      .run();
  for (const [position, { grossCents, vatBasisPoints, productId, quantity = 1 }] of lines.entries()) {
    db.insert(documentLines)
      .values({ documentId: id, position, productId, quantity, totalCents: grossCents, vatBasisPoints })
      .run();
  }
  return { id, number };
}

function nextSequence(world: World, series: DocumentSeries, year: number): number {
  const last = world.handle.db
    .select({ sequence: max(documents.sequence) })
    .from(documents)
    .where(and(eq(documents.series, series), eq(documents.year, year)))
    .get();
  return (last?.sequence ?? 0) + 1;
}

function givenInvoicedOrder(world: World, customerId: number, createdDay: ISODate): number {
  const now = world.ctx.clock.now();
  return world.handle.db
    .insert(orders)
    .values({
      customerId,
      placedById: customerId,
      regionId: 1,
      status: STATUS.cancelled,
      createdAt: now,
      createdDay,
      totalCents: 0,
      buyerName: 'Furra',
      updatedAt: now,
    })
    .returning({ id: orders.id })
    .get().id;
}
