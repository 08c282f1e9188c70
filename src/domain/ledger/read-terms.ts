import { eq } from 'drizzle-orm';
import { customerTerms } from '#db/schema/ledger.ts';
import type { Ctx } from '#kernel/ctx.ts';

/** `limitCents` is null for no limit, 0 for cash only. */
export type Terms = { readonly termsDays: number; readonly limitCents: number | null };

export function readTerms(ctx: Ctx, customerId: number): Terms {
  return (
    ctx.db
      .select({ termsDays: customerTerms.termsDays, limitCents: customerTerms.limitCents })
      .from(customerTerms)
      .where(eq(customerTerms.customerId, customerId))
      .get() ?? { termsDays: 0, limitCents: null }
  );
}
