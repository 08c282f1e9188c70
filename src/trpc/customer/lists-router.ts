import { createList, deleteList, listMyLists, renameList } from '#domain/order-guide/customer-lists.ts';
import { moveItem, putItem, removeItem } from '#domain/order-guide/list-items.ts';
import { endSharing, inviteToList, joinList } from '#domain/order-guide/share-lists.ts';
import {
  createListInput,
  joinListInput,
  listItemInput,
  listMemberInput,
  moveListItemInput,
  myListInput,
  putOnListInput,
  renameListInput,
} from '#shared/inputs/guide-inputs.ts';
import { customerProcedure } from '#trpc/procedures.ts';
import { router, WHOLE_TABLE } from '#trpc/trpc.ts';

export const listsRouter = router({
  all: customerProcedure.query(({ ctx }) => listMyLists(ctx)),
  create: customerProcedure.input(createListInput).mutation(({ ctx, input }) => createList(ctx, input)),
  rename: customerProcedure.input(renameListInput).mutation(({ ctx, input }) => renameList(ctx, input)),
  delete: customerProcedure.input(myListInput).mutation(({ ctx, input }) => deleteList(ctx, input)),
  put: customerProcedure.input(putOnListInput).mutation(({ ctx, input }) => putItem(ctx, input)),
  remove: customerProcedure.input(listItemInput).mutation(({ ctx, input }) => removeItem(ctx, input)),
  move: customerProcedure.input(moveListItemInput).mutation(({ ctx, input }) => moveItem(ctx, input)),
  invite: customerProcedure.input(myListInput).mutation(({ ctx, input }) => inviteToList(ctx, input)),
  join: customerProcedure
    .meta(WHOLE_TABLE)
    .input(joinListInput)
    .mutation(({ ctx, input }) => joinList(ctx, input)),
  endSharing: customerProcedure.input(listMemberInput).mutation(({ ctx, input }) => endSharing(ctx, input)),
});
