import { getComplaintPhoto, listComplaintsOf } from '#domain/complaints/list-complaints.ts';
import { reportComplaint, storeComplaintPhoto } from '#domain/complaints/report-complaint.ts';
import { printDocument, printProof } from '#domain/documents/invoices/print-invoices.ts';
import { getDocument } from '#domain/invoicing/get-document.ts';
import { listPaidDocuments } from '#domain/invoicing/list-documents.ts';
import { markNotificationsSeen, readNotifications } from '#domain/notifications/notifications.ts';
import { storeImageInput } from '#shared/inputs/basic-inputs.ts';
import { complaintPhotoInput, reportComplaintInput } from '#shared/inputs/complaint-inputs.ts';
import { documentInput, listPaidDocumentsInput } from '#shared/inputs/document-inputs.ts';
import { notificationsSeenInput } from '#shared/inputs/guide-inputs.ts';
import { orderInput } from '#shared/inputs/order-inputs.ts';
import { customerProcedure } from '#trpc/procedures.ts';
import { answersFile, calls, LIST, router, withKeyOf } from '#trpc/trpc.ts';
import { balanceRouter } from './balance-router.ts';
import { cartRouter } from './cart-router.ts';
import { guideRouter } from './guide-router.ts';
import { listsRouter } from './lists-router.ts';
import { ordersRouter } from './orders-router.ts';

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
