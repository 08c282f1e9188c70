import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { and, eq, gt, lt, sql } from 'drizzle-orm';
import { uploads } from '#db/schema/users.ts';
import { actorIdOf, type Ctx, expiryTime, isClockTrusted } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { countRows } from '#kernel/rows.ts';
import { inTransaction } from '#kernel/transaction.ts';
import type { Role } from '#shared/roles.ts';

const DAY_MS = 24 * 3_600_000;

/** Unreferenced pictures that one user may have at a time. */
const MAX_WAITING: Readonly<Record<Role, number>> = {
  customer: 12,
  driver: 60,
  admin: 100,
  stocker: 12,
  packer: 12,
  call_agent: 12,
};

const BATCH = 1000;

// Drizzle omits the table name of a column in a query over a single table, which a subquery would resolve to its own.
const isReferenced = sql`(
  EXISTS (SELECT 1 FROM products p WHERE p.image = uploads.file_name)
  OR EXISTS (SELECT 1 FROM complaint_photos c WHERE c.file_name = uploads.file_name)
  OR EXISTS (SELECT 1 FROM delivery_photos d WHERE d.file_name = uploads.file_name)
  OR EXISTS (SELECT 1 FROM settings s WHERE instr(s.value, uploads.file_name) > 0))`;

type Folder = (typeof uploads.$inferSelect)['folder'];

/**
 * Stores a picture by `store`, which returns its file name, and records its owner until it is referenced. Rejects with
 * `too-many-photos`.
 */
export function noteUpload(ctx: Ctx, folder: Folder, bytes: number, store: () => string): string {
  const userId = actorIdOf(ctx);
  if (ctx.actor === null || userId === null) return store();
  const isWaiting = and(
    eq(uploads.userId, userId),
    gt(uploads.createdAt, expiryTime(ctx) - DAY_MS),
    sql`NOT ${isReferenced}`,
  );
  if (countRows(ctx, uploads, isWaiting) >= MAX_WAITING[ctx.actor.role])
    throw new DomainError('too-many-photos');
  const fileName = store();
  ctx.db.insert(uploads).values({ userId, folder, fileName, bytes, createdAt: ctx.clock.now() }).run();
  return fileName;
}

type Folders = { readonly imagesFolder: string; readonly documentsFolder: string };

/** Deletes pictures without a reference for a day, and returns their number. */
export function deleteUnusedUploads(ctx: Ctx, folders: Folders): number {
  if (!isClockTrusted(ctx)) return 0;
  return inTransaction(ctx, (tx) => {
    const old = tx.db
      .select({
        id: uploads.id,
        folder: uploads.folder,
        fileName: uploads.fileName,
        isUsed: sql<number>`${isReferenced} OR EXISTS (SELECT 1 FROM uploads u
          WHERE u.file_name = uploads.file_name AND u.id > uploads.id)`,
      })
      .from(uploads)
      .where(lt(uploads.createdAt, tx.clock.now() - DAY_MS))
      .limit(BATCH)
      .all();
    const unused = old.filter(({ isUsed }) => isUsed === 0);
    for (const { folder, fileName } of unused)
      rmSync(join(folder === 'images' ? folders.imagesFolder : folders.documentsFolder, fileName), {
        force: true,
      });
    for (const { id } of old) tx.db.delete(uploads).where(eq(uploads.id, id)).run();
    return unused.length;
  });
}
