import { and, eq, type SQL, sql } from 'drizzle-orm';
import { ownListMembers, ownLists } from '#db/schema/order-guide.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';

/**
 * Condition for lists the user owns or is a member of. Belongs in the `where` of every read and write, so that other
 * lists are never found.
 */
export function listsVisibleTo(userId: number): SQL {
  return sql`(${ownLists.ownerId} = ${userId} OR ${ownLists.id} IN (
    SELECT ${ownListMembers.listId} FROM ${ownListMembers} WHERE ${ownListMembers.userId} = ${userId}))`;
}

export function findList(ctx: ActorCtx, listId: number): typeof ownLists.$inferSelect {
  return found(ctx, and(eq(ownLists.id, listId), listsVisibleTo(ctx.actor.id)));
}

export function findMyList(ctx: ActorCtx, listId: number): typeof ownLists.$inferSelect {
  return found(ctx, and(eq(ownLists.id, listId), eq(ownLists.ownerId, ctx.actor.id)));
}

function found(ctx: ActorCtx, where: SQL | undefined): typeof ownLists.$inferSelect {
  const list = ctx.db.select().from(ownLists).where(where).get();
  if (!list) throw new DomainError('own-list-not-found');
  return list;
}

export function announceList(ctx: ActorCtx, listId: number): void {
  const owner = ctx.db
    .select({ userId: ownLists.ownerId })
    .from(ownLists)
    .where(eq(ownLists.id, listId))
    .all();
  const members = ctx.db
    .select({ userId: ownListMembers.userId })
    .from(ownListMembers)
    .where(eq(ownListMembers.listId, listId))
    .all();
  for (const { userId } of [...owner, ...members]) ctx.emit({ type: 'guide', userId });
}
