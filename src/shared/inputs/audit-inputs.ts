import { z } from 'zod';
import { AUDITED_ENTITIES } from '#shared/audit-entities.ts';
import { dayInput, idInput, pageLimitInput } from './basic-inputs.ts';

/** A part of the audit log, newest first: by person, thing and days (both included); `cursor` is where to go on. */
export const listAuditInput = z
  .object({
    actorId: idInput.optional(),
    entity: z.enum(AUDITED_ENTITIES).optional(),
    entityId: idInput.optional(),
    fromDate: dayInput.optional(),
    toDate: dayInput.optional(),
    cursor: idInput.nullish(),
    limit: pageLimitInput.default(50),
  })
  .refine(({ entity, entityId }) => entityId === undefined || entity !== undefined, {
    path: ['entity'],
    message: 'Zgjidhni llojin e gjësë.',
  });
