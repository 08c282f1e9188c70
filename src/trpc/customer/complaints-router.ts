import { getComplaintPhoto, listComplaintsOf } from '#domain/complaints/list-complaints.ts';
import { reportComplaint, storeComplaintPhoto } from '#domain/complaints/report-complaint.ts';
import { storeImageInput } from '#shared/inputs/basic-inputs.ts';
import { complaintPhotoInput, reportComplaintInput } from '#shared/inputs/complaint-inputs.ts';
import { orderInput } from '#shared/inputs/order-inputs.ts';
import { customerProcedure } from '#trpc/procedures.ts';
import { answersFile, calls, router, withKeyOf } from '#trpc/trpc.ts';

export const complaintsRouter = router({
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
