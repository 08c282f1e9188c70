import { eq, inArray, type SQL, sql } from 'drizzle-orm';
import { documents } from '#db/schema/documents.ts';
import { orders } from '#db/schema/orders.ts';
import type { ActorCtx } from '#kernel/ctx.ts';

export function documentsVisibleTo({ db, actor }: ActorCtx): SQL {
  switch (actor.role) {
    case 'customer':
      return eq(documents.customerId, actor.id);
    case 'driver':
      return inArray(
        documents.orderId,
        db.select({ id: orders.id }).from(orders).where(eq(orders.driverId, actor.id)),
      );
    case 'packer':
      return sql`FALSE`;
    case 'admin':
    case 'stocker':
    case 'call_agent':
      return sql`TRUE`;
  }
}
