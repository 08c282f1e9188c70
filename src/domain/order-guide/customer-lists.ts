import { and, asc, eq, isNull, ne, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import { inIds } from '#db/conditions.ts';
import { products } from '#db/schema/catalog.ts';
import { customers } from '#db/schema/customers.ts';
import { ownListItems, ownListMembers, ownLists } from '#db/schema/order-guide.ts';
import { users } from '#db/schema/users.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { once } from '#kernel/idempotency.ts';
import { countRows, hasRow } from '#kernel/rows.ts';
import { inTransaction } from '#kernel/transaction.ts';
import { type createListInput, MAX_OWN_LISTS, type renameListInput } from '#shared/inputs/guide-inputs.ts';
import { foldText } from '#shared/text/fold.ts';
import { putOnList } from './list-items.ts';
import { announceList, findMyList, listsVisibleTo } from './visible-lists.ts';

export function listMyLists(ctx: ActorCtx) {
  return readLists(ctx, listsVisibleTo(ctx.actor.id)).sort((a, b) => a.name.localeCompare(b.name, 'sq'));
}

function readLists(ctx: ActorCtx, where: SQL | undefined) {
  const found = ctx.db
    .select({
      id: ownLists.id,
      name: ownLists.name,
      ownerId: ownLists.ownerId,
      ownerName: customers.name,
      invitationExpiresAt: ownLists.invitationExpiresAt,
    })
    .from(ownLists)
    .innerJoin(customers, eq(customers.id, ownLists.ownerId))
    .where(where)
    .all();
  const ids = found.map((list) => list.id);
  const members = Map.groupBy(readMembers(ctx, ids), (member) => member.listId);
  const items = Map.groupBy(readItems(ctx, ids), (item) => item.listId);
  return found.map(({ ownerId, invitationExpiresAt, ...list }) => {
    const isOwn = ownerId === ctx.actor.id;
    const isOpen = isOwn && invitationExpiresAt !== null && invitationExpiresAt > ctx.clock.now();
    return {
      ...list,
      isOwn,
      members: (members.get(list.id) ?? []).map(({ userId, name }) => ({ userId, name })),
      invitationExpiresAt: isOpen ? invitationExpiresAt : null,
      productIds: (items.get(list.id) ?? []).map((item) => item.productId),
    };
  });
}

function readMembers(ctx: ActorCtx, listIds: readonly number[]) {
  return ctx.db
    .select({ listId: ownListMembers.listId, userId: ownListMembers.userId, name: users.name })
    .from(ownListMembers)
    .innerJoin(users, eq(users.id, ownListMembers.userId))
    .where(inIds(ownListMembers.listId, listIds))
    .orderBy(asc(ownListMembers.joinedAt), asc(ownListMembers.userId))
    .all();
}

function readItems(ctx: ActorCtx, listIds: readonly number[]) {
  return ctx.db
    .select({ listId: ownListItems.listId, productId: ownListItems.productId })
    .from(ownListItems)
    .innerJoin(products, and(eq(products.id, ownListItems.productId), isNull(products.deletedAt)))
    .where(inIds(ownListItems.listId, listIds))
    .orderBy(asc(ownListItems.position), asc(ownListItems.productId))
    .all();
}

/**
 * Products the caller may not see are skipped. Rejects with `own-list-exists` a duplicate name and with
 * `own-lists-full`.
 */
export function createList(ctx: ActorCtx, input: z.output<typeof createListInput>): { readonly id: number } {
  return once(ctx, 'guide.create-list', input, (tx, { name, items }) => {
    assertNameFree(tx, name);
    assertRoomForList(tx);
    const now = tx.clock.now();
    const { id } = tx.db
      .insert(ownLists)
      .values({ ownerId: tx.actor.id, name, nameFolded: foldText(name), createdAt: now, updatedAt: now })
      .returning({ id: ownLists.id })
      .get();
    putOnList(tx, id, items);
    announceList(tx, id);
    return { id };
  });
}

/** Only for the owner. Rejects with `own-list-not-found` and `own-list-exists`. */
export function renameList(ctx: ActorCtx, { listId, name }: z.output<typeof renameListInput>): void {
  inTransaction(ctx, (tx) => {
    findMyList(tx, listId);
    assertNameFree(tx, name, listId);
    tx.db
      .update(ownLists)
      .set({ name, nameFolded: foldText(name), updatedAt: tx.clock.now() })
      .where(eq(ownLists.id, listId))
      .run();
    announceList(tx, listId);
  });
}

export function deleteList(ctx: ActorCtx, { listId }: { readonly listId: number }): void {
  inTransaction(ctx, (tx) => {
    findMyList(tx, listId);
    announceList(tx, listId);
    tx.db.delete(ownListItems).where(eq(ownListItems.listId, listId)).run();
    tx.db.delete(ownListMembers).where(eq(ownListMembers.listId, listId)).run();
    tx.db.delete(ownLists).where(eq(ownLists.id, listId)).run();
  });
}

function assertNameFree(ctx: ActorCtx, name: string, exceptId = 0): void {
  const isOther = and(
    eq(ownLists.ownerId, ctx.actor.id),
    eq(ownLists.nameFolded, foldText(name)),
    ne(ownLists.id, exceptId),
  );
  if (hasRow(ctx, ownLists, isOther)) throw new DomainError('own-list-exists').on('name');
}

/** Own and shared lists count together. Rejects with `own-lists-full`. */
export function assertRoomForList(ctx: ActorCtx): void {
  const lists = countRows(ctx, ownLists, listsVisibleTo(ctx.actor.id));
  if (lists >= MAX_OWN_LISTS) throw new DomainError('own-lists-full', { max: MAX_OWN_LISTS });
}
