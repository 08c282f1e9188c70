import { z } from 'zod';
import { AUDITED_ENTITIES } from '#shared/audit-entities.ts';
import { dayInput, idInput, pageLimitInput } from './basic-inputs.ts';

/** Newest first; both days included; `cursor` continues after an entry. */
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
