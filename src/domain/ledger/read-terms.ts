import { eq } from 'drizzle-orm';
import type { Db } from '#db/client.ts';
import { customerTerms } from '#db/schema/ledger.ts';
import type { Ctx } from '#kernel/ctx.ts';

/** `limitCents` is null for no limit, 0 for cash only. */
export type Terms = { readonly termsDays: number; readonly limitCents: number | null };

export function readTerms(ctx: Ctx, customerId: number): Terms {
  return termsOf(ctx.db, { customerId }).get() ?? { termsDays: 0, limitCents: null };
}

function termsOf(db: Db, { customerId }: { readonly customerId: number }) {
  return db
    .select({ termsDays: customerTerms.termsDays, limitCents: customerTerms.limitCents })
    .from(customerTerms)
    .where(eq(customerTerms.customerId, customerId));
}
