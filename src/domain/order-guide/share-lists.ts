import { createHash, randomInt } from 'node:crypto';
import { and, eq, gt } from 'drizzle-orm';
import { ownListMembers, ownLists } from '#db/schema/order-guide.ts';
import { type ActorCtx, expiryTime } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { countRows, hasRow } from '#kernel/rows.ts';
import { inTransaction } from '#kernel/transaction.ts';
import { INVITATION_ALPHABET, INVITATION_LENGTH, MAX_LIST_MEMBERS } from '#shared/inputs/guide-inputs.ts';
import { assertRoomForList } from './customer-lists.ts';
import { announceList, findList, findMyList } from './visible-lists.ts';

const INVITATION_TTL_MS = 24 * 60 * 60 * 1000;

export type Invitation = { readonly code: string; readonly expiresAt: number };

/**
 * Creates a single-use invitation code and revokes the previous one. Sharing needs a code because account data is no
 * proof: anyone can type a fiscal number. Only for the owner. Rejects with `own-list-shared-enough`.
 */
export function inviteToList(ctx: ActorCtx, { listId }: { readonly listId: number }): Invitation {
  return inTransaction(ctx, (tx) => {
    findMyList(tx, listId);
    assertRoomForMember(tx, listId);
    const code = createInvitationCode();
    const expiresAt = tx.clock.now() + INVITATION_TTL_MS;
    tx.db
      .update(ownLists)
      .set({ invitationHash: hashOf(code), invitationExpiresAt: expiresAt })
      .where(eq(ownLists.id, listId))
      .run();
    announceList(tx, listId);
    return { code, expiresAt };
  });
}

/**
 * Uses up the invitation. Owners and members get the list without using it up. Rejects with `invitation-invalid` when
 * unknown, used or expired.
 */
export function joinList(ctx: ActorCtx, { code }: { readonly code: string }): { readonly listId: number } {
  return inTransaction(ctx, (tx) => {
    const list = tx.db
      .select({ id: ownLists.id, ownerId: ownLists.ownerId })
      .from(ownLists)
      .where(and(eq(ownLists.invitationHash, hashOf(code)), gt(ownLists.invitationExpiresAt, expiryTime(tx))))
      .get();
    if (!list) throw new DomainError('invitation-invalid').on('code');
    if (list.ownerId === tx.actor.id || isMember(tx, list.id)) return { listId: list.id };
    assertRoomForList(tx);
    assertRoomForMember(tx, list.id);
    tx.db
      .insert(ownListMembers)
      .values({ listId: list.id, userId: tx.actor.id, joinedAt: tx.clock.now() })
      .run();
    tx.db
      .update(ownLists)
      .set({ invitationHash: null, invitationExpiresAt: null })
      .where(eq(ownLists.id, list.id))
      .run();
    announceList(tx, list.id);
    return { listId: list.id };
  });
}

/** The owner can remove any member, members only themselves; rejects all others. */
export function endSharing(
  ctx: ActorCtx,
  { listId, userId }: { readonly listId: number; readonly userId: number },
): void {
  inTransaction(ctx, (tx) => {
    if (userId === tx.actor.id) findList(tx, listId);
    else findMyList(tx, listId);
    announceList(tx, listId);
    tx.db
      .delete(ownListMembers)
      .where(and(eq(ownListMembers.listId, listId), eq(ownListMembers.userId, userId)))
      .run();
  });
}

function isMember(ctx: ActorCtx, listId: number): boolean {
  const isThem = and(eq(ownListMembers.listId, listId), eq(ownListMembers.userId, ctx.actor.id));
  return hasRow(ctx, ownListMembers, isThem);
}

function assertRoomForMember(ctx: ActorCtx, listId: number): void {
  if (countRows(ctx, ownListMembers, eq(ownListMembers.listId, listId)) >= MAX_LIST_MEMBERS) {
    throw new DomainError('own-list-shared-enough', { max: MAX_LIST_MEMBERS });
  }
}

function createInvitationCode(): string {
  const pick = () => INVITATION_ALPHABET.charAt(randomInt(INVITATION_ALPHABET.length));
  return Array.from({ length: INVITATION_LENGTH }, pick).join('');
}

function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('hex');
}
