import { auditLog } from '#db/schema/audit.ts';
import type { World } from './world.ts';

export function readAudit(world: World) {
  return world.handle.db
    .select()
    .from(auditLog)
    .orderBy(auditLog.id)
    .all()
    .map((entry) => ({ ...entry, details: JSON.parse(entry.details) }));
}
