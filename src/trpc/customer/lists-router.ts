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
import { calls, router, WHOLE_TABLE } from '#trpc/trpc.ts';

export const listsRouter = router({
  all: customerProcedure.query(({ ctx }) => listMyLists(ctx)),
  create: customerProcedure.input(createListInput).mutation(calls(createList)),
  rename: customerProcedure.input(renameListInput).mutation(calls(renameList)),
  delete: customerProcedure.input(myListInput).mutation(calls(deleteList)),
  put: customerProcedure.input(putOnListInput).mutation(calls(putItem)),
  remove: customerProcedure.input(listItemInput).mutation(calls(removeItem)),
  move: customerProcedure.input(moveListItemInput).mutation(calls(moveItem)),
  invite: customerProcedure.input(myListInput).mutation(calls(inviteToList)),
  join: customerProcedure.meta(WHOLE_TABLE).input(joinListInput).mutation(calls(joinList)),
  endSharing: customerProcedure.input(listMemberInput).mutation(calls(endSharing)),
});
