import { getComplaintPhoto, listComplaints } from '#domain/complaints/list-complaints.ts';
import { settleComplaint } from '#domain/complaints/settle-complaint.ts';
import {
  complaintPhotoInput,
  listComplaintsInput,
  settleComplaintInput,
} from '#shared/inputs/complaint-inputs.ts';
import { adminProcedure } from '#trpc/procedures.ts';
import { answersFile, calls, router } from '#trpc/trpc.ts';

export const complaintsRouter = router({
  list: adminProcedure.input(listComplaintsInput).query(calls(listComplaints)),
  settle: adminProcedure.input(settleComplaintInput).mutation(calls(settleComplaint)),
  photo: adminProcedure.use(answersFile).input(complaintPhotoInput).query(calls(getComplaintPhoto)),
});
