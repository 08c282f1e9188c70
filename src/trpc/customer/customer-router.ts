import { z } from 'zod';
import { addToCart, removeFromCart, setCartQuantity } from '#domain/cart/change-cart.ts';
import { fillCart, unfillCart } from '#domain/cart/fill-cart.ts';
import { listCart } from '#domain/cart/list-cart.ts';
import { getComplaintPhoto, listComplaintsOf } from '#domain/complaints/list-complaints.ts';
import { reportComplaint, storeComplaintPhoto } from '#domain/complaints/report-complaint.ts';
import { printDocument, printInvoice, printProof } from '#domain/documents/invoices/print-invoices.ts';
import {
  printConfirmation,
  printStatement,
  tabulateStatement,
} from '#domain/documents/statements/print-statement.ts';
import { getDocument } from '#domain/invoicing/get-document.ts';
import { listPaidDocuments } from '#domain/invoicing/list-documents.ts';
import { getReceivables, getStatement } from '#domain/ledger/get-receivables.ts';
import { markNotificationsSeen, readNotifications } from '#domain/notifications/notifications.ts';
import { createList, deleteList, listMyLists, renameList } from '#domain/order-guide/customer-lists.ts';
import { moveItem, putItem, removeItem } from '#domain/order-guide/list-items.ts';
import { lookUpCodes, suggestForCodes } from '#domain/order-guide/look-up-codes.ts';
import { readMarks, setStar, setStockRequest } from '#domain/order-guide/marks.ts';
import { readGuide } from '#domain/order-guide/read-guide.ts';
import { endSharing, inviteToList, joinList } from '#domain/order-guide/share-lists.ts';
import { cancelMyOrder, changeMyOrder, previewMyChange } from '#domain/orders/changes/change-my-order.ts';
import { countUnseenChanges, markChangesSeen } from '#domain/orders/changes/order-changes.ts';
import { getReorderProposal } from '#domain/orders/placement/get-reorder-proposal.ts';
import { findPlacedOrder, placeMyOrder } from '#domain/orders/placement/place-order.ts';
import { getMyOrder, listMyOrders } from '#domain/orders/queries/customer-order.ts';
import { getMyOrderHistory } from '#domain/orders/queries/order-history.ts';
import { idempotencyKeyInput, idInput, storeImageInput } from '#shared/inputs/basic-inputs.ts';
import {
  addToCartInput,
  fillCartInput,
  removeFromCartInput,
  setCartQuantityInput,
  unfillCartInput,
} from '#shared/inputs/cart-inputs.ts';
import { complaintPhotoInput, reportComplaintInput } from '#shared/inputs/complaint-inputs.ts';
import { documentInput, listPaidDocumentsInput } from '#shared/inputs/document-inputs.ts';
import {
  createListInput,
  guideInput,
  joinListInput,
  listItemInput,
  lookUpCodesInput,
  moveListItemInput,
  myListInput,
  notificationsSeenInput,
  putOnListInput,
  renameListInput,
  setStarInput,
  setStockRequestInput,
  suggestForCodesInput,
} from '#shared/inputs/guide-inputs.ts';
import {
  confirmationInput,
  getReceivablesInput,
  myStatementInput,
  statementInput,
} from '#shared/inputs/ledger-inputs.ts';
import {
  cancelMyOrderInput,
  changeMyOrderInput,
  orderFeedInput,
  orderInput,
  placeMyOrderInput,
  previewMyChangeInput,
} from '#shared/inputs/order-inputs.ts';
import { customerProcedure } from '#trpc/procedures.ts';
import { answersFile, calls, LIST, router, SEARCH_FOR_WORDS, WHOLE_TABLE, withKeyOf } from '#trpc/trpc.ts';

const cartRouter = router({
  list: customerProcedure.query(({ ctx }) => listCart(ctx)),
  add: customerProcedure.input(addToCartInput).mutation(calls(addToCart)),
  setQuantity: customerProcedure.input(setCartQuantityInput).mutation(calls(setCartQuantity)),
  remove: customerProcedure.input(removeFromCartInput).mutation(calls(removeFromCart)),
  fill: customerProcedure.input(fillCartInput).mutation(calls(fillCart)),
  unfill: customerProcedure.input(unfillCartInput).mutation(calls(unfillCart)),
});

const ordersRouter = router({
  place: customerProcedure.input(placeMyOrderInput).mutation(({ ctx, input }) => {
    const idempotencyKey = input.idempotencyKey ?? ctx.idempotencyKey ?? undefined;
    ctx.auth.throttle.beginOrder(ctx.actor.id);
    return placeMyOrder(ctx, { ...input, idempotencyKey });
  }),
  placed: customerProcedure
    .input(z.object({ idempotencyKey: idempotencyKeyInput.unwrap() }))
    .query(calls(findPlacedOrder)),
  list: customerProcedure.input(orderFeedInput).query(calls(listMyOrders)),
  get: customerProcedure.input(orderInput).query(calls(getMyOrder)),
  history: customerProcedure.input(orderInput).query(calls(getMyOrderHistory)),
  previewChange: customerProcedure.input(previewMyChangeInput).mutation(calls(previewMyChange)),
  change: customerProcedure.input(changeMyOrderInput).mutation(({ ctx, input }) => {
    ctx.auth.throttle.beginOrder(ctx.actor.id);
    return changeMyOrder(ctx, withKeyOf(ctx, input));
  }),
  cancel: customerProcedure.input(cancelMyOrderInput).mutation(calls(cancelMyOrder)),
  unread: customerProcedure.query(({ ctx }) => countUnseenChanges(ctx)),
  markSeen: customerProcedure
    .input(z.object({ upToChangeId: idInput.optional() }))
    .mutation(calls(markChangesSeen)),
  reorder: customerProcedure.input(orderInput).query(calls(getReorderProposal)),
  invoicePdf: customerProcedure.use(answersFile).input(orderInput).query(calls(printInvoice)),
});

const balanceRouter = router({
  get: customerProcedure
    .input(getReceivablesInput.partial({ customerId: true }))
    .query(({ ctx, input }) =>
      getReceivables(ctx, { ...input, customerId: input.customerId ?? ctx.actor.id }),
    ),
  statement: customerProcedure
    .input(myStatementInput)
    .query(({ ctx, input }) => getStatement(ctx, { ...input, customerId: input.customerId ?? ctx.actor.id })),
  statementPdf: customerProcedure.use(answersFile).input(statementInput).query(calls(printStatement)),
  statementXlsx: customerProcedure.use(answersFile).input(statementInput).query(calls(tabulateStatement)),
  confirmationPdf: customerProcedure
    .use(answersFile)
    .input(confirmationInput)
    .query(calls(printConfirmation)),
});

const guideRouter = router({
  list: customerProcedure.meta(LIST).input(guideInput).query(calls(readGuide)),
  marks: customerProcedure.query(({ ctx }) => readMarks(ctx)),
  setStar: customerProcedure.input(setStarInput).mutation(calls(setStar)),
  setWish: customerProcedure.input(setStockRequestInput).mutation(calls(setStockRequest)),
  lookUp: customerProcedure.meta(LIST).input(lookUpCodesInput).query(calls(lookUpCodes)),
  suggest: customerProcedure.meta(SEARCH_FOR_WORDS).input(suggestForCodesInput).query(calls(suggestForCodes)),
});

const listsRouter = router({
  all: customerProcedure.query(({ ctx }) => listMyLists(ctx)),
  create: customerProcedure.input(createListInput).mutation(calls(createList)),
  rename: customerProcedure.input(renameListInput).mutation(calls(renameList)),
  delete: customerProcedure.input(myListInput).mutation(calls(deleteList)),
  put: customerProcedure.input(putOnListInput).mutation(calls(putItem)),
  remove: customerProcedure.input(listItemInput).mutation(calls(removeItem)),
  move: customerProcedure.input(moveListItemInput).mutation(calls(moveItem)),
  invite: customerProcedure.input(myListInput).mutation(calls(inviteToList)),
  join: customerProcedure.meta(WHOLE_TABLE).input(joinListInput).mutation(calls(joinList)),
  endSharing: customerProcedure
    .input(z.object({ listId: idInput, userId: idInput }))
    .mutation(calls(endSharing)),
});

const complaintsRouter = router({
  ofOrder: customerProcedure.input(orderInput).query(calls(listComplaintsOf)),
  storePhoto: customerProcedure.input(storeImageInput).mutation(async ({ ctx, input }) => {
    ctx.auth.throttle.beginOrder(ctx.actor.id);
    return storeComplaintPhoto(ctx, Buffer.from(await input.image.arrayBuffer()));
  }),
  report: customerProcedure.input(reportComplaintInput).mutation(({ ctx, input }) => {
    ctx.auth.throttle.beginOrder(ctx.actor.id);
    return reportComplaint(ctx, withKeyOf(ctx, input));
  }),
  photo: customerProcedure.use(answersFile).input(complaintPhotoInput).query(calls(getComplaintPhoto)),
});

const notificationsRouter = router({
  list: customerProcedure.meta(LIST).query(({ ctx }) => readNotifications(ctx)),
  markSeen: customerProcedure.input(notificationsSeenInput).mutation(calls(markNotificationsSeen)),
});

const documentsRouter = router({
  list: customerProcedure.input(listPaidDocumentsInput).query(calls(listPaidDocuments)),
  get: customerProcedure.input(documentInput).query(calls(getDocument)),
  pdf: customerProcedure.use(answersFile).input(documentInput).query(calls(printDocument)),
  proof: customerProcedure.use(answersFile).input(orderInput).query(calls(printProof)),
});

export const customerRouter = router({
  cart: cartRouter,
  orders: ordersRouter,
  documents: documentsRouter,
  complaints: complaintsRouter,
  balance: balanceRouter,
  guide: guideRouter,
  lists: listsRouter,
  notifications: notificationsRouter,
});
