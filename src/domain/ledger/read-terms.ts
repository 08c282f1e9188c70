import { eq, sql } from 'drizzle-orm';
import { prepareOnce } from '#db/prepare-once.ts';
import { customerTerms } from '#db/schema/ledger.ts';
import type { Ctx } from '#kernel/ctx.ts';

/** `limitCents` is null for no limit, 0 for cash only. */
export type Terms = { readonly termsDays: number; readonly limitCents: number | null };

export function readTerms(ctx: Ctx, customerId: number): Terms {
  return termsOf(ctx.db).get({ customerId }) ?? { termsDays: 0, limitCents: null };
}

const termsOf = prepareOnce((db) =>
  db
    .select({ termsDays: customerTerms.termsDays, limitCents: customerTerms.limitCents })
    .from(customerTerms)
    .where(eq(customerTerms.customerId, sql.placeholder('customerId')))
    .prepare(),
);
