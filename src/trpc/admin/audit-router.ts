import { listAudit } from '../../domain/settings/list-audit.ts';
import { listAuditInput } from '../../shared/audit-inputs.ts';
import { router } from '../trpc.ts';
import { adminProcedure } from './admin-procedure.ts';

/** Who changed what, and when. */
export const auditRouter = router({
  list: adminProcedure.input(listAuditInput).query(({ ctx, input }) => listAudit(ctx, input)),
});
