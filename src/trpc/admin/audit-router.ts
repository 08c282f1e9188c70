import { listAudit } from '#domain/audit/list-audit.ts';
import { getSettings } from '#domain/settings/get-settings.ts';
import { listAuditInput } from '#shared/inputs/audit-inputs.ts';
import { adminProcedure } from '#trpc/procedures.ts';
import { router } from '#trpc/trpc.ts';

export const auditRouter = router({
  list: adminProcedure
    .input(listAuditInput)
    .query(({ ctx, input }) => listAudit(ctx, { ...input, timeZone: getSettings(ctx).shop.timeZone })),
});
