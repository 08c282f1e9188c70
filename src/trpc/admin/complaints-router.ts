import { getComplaintPhoto, listComplaints } from '#domain/complaints/list-complaints.ts';
import { settleComplaint } from '#domain/complaints/settle-complaint.ts';
import {
  complaintPhotoInput,
  listComplaintsInput,
  settleComplaintInput,
} from '#shared/inputs/complaint-inputs.ts';
import { adminProcedure } from '#trpc/procedures.ts';
import { answersFile, router } from '#trpc/trpc.ts';

export const complaintsRouter = router({
  list: adminProcedure.input(listComplaintsInput).query(({ ctx, input }) => listComplaints(ctx, input)),
  settle: adminProcedure
    .input(settleComplaintInput)
    .mutation(({ ctx, input }) => settleComplaint(ctx, input)),
  photo: adminProcedure
    .use(answersFile)
    .input(complaintPhotoInput)
    .query(({ ctx, input }) => getComplaintPhoto(ctx, input)),
});
