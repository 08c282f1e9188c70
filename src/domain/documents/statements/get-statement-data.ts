import { eq } from 'drizzle-orm';
import { pick } from '#db/schema/columns.ts';
import { customers } from '#db/schema/customers.ts';
import { users } from '#db/schema/users.ts';
import { readLogo } from '#domain/documents/read-logo.ts';
import { freezeSeller } from '#domain/invoicing/freeze-order.ts';
import { getBalanceOnDay, getStatement } from '#domain/ledger/get-receivables.ts';
import { getShopMoment } from '#domain/settings/get-shop-moment.ts';
import type { ActorCtx, Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import type { DocumentParty } from '#shared/accounting/documents.ts';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import type { ImagesCtx } from '#storage/image-store.ts';
import type { AccountParties, ConfirmationData, StatementData } from './statement-data.ts';

export type StatementRequest = Parameters<typeof getStatement>[1];

export type ConfirmationRequest = { readonly customerId: number; readonly on?: ISODate | undefined };

/** Rejects with `customer-not-found`. */
export function getStatementData(ctx: ActorCtx & ImagesCtx, request: StatementRequest): StatementData {
  const statement = getStatement(ctx, request);
  return { ...getAccountParties(ctx, request.customerId), statement };
}

export function getConfirmationData(
  ctx: ActorCtx & ImagesCtx,
  request: ConfirmationRequest,
): ConfirmationData {
  const today = getShopMoment(ctx).date;
  const on = request.on === undefined || request.on > today ? today : request.on;
  const balance = getBalanceOnDay(ctx, { customerId: request.customerId, on });
  return { ...getAccountParties(ctx, request.customerId), balance };
}

/** Seller and customer with today's data. Rejects with `customer-not-found`. */
export function getAccountParties(ctx: Ctx & ImagesCtx, customerId: number): AccountParties {
  const seller = freezeSeller(ctx);
  return {
    seller,
    buyer: getBuyer(ctx, customerId),
    logo: readLogo(ctx.imagesFolder, seller.logo),
    printedOn: getShopMoment(ctx).date,
  };
}

function getBuyer(ctx: Ctx, customerId: number): DocumentParty {
  const found = ctx.db
    .select({
      ...pick(customers, 'name', 'address', 'fiscalNumber', 'vatNumber', 'businessNumber', 'phone'),
      email: users.email,
    })
    .from(customers)
    .innerJoin(users, eq(users.id, customers.id))
    .where(eq(customers.id, customerId))
    .get();
  if (!found) throw new DomainError('customer-not-found');
  return { ...found, email: found.email ?? '' };
}
