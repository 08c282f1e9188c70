import { createHash, randomUUID } from 'node:crypto';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Ctx } from '#kernel/ctx.ts';

export type DocumentFilesCtx = Ctx & { readonly documentsFolder: string };

/** SHA-256 of a file's bytes, as its name and its entity tag give it. */
export function sha256OfBytes(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/**
 * Keeps a PDF under a name made of its content and answers that hash. What is there already is left alone unless it is
 * not what its name says. A half-written file never bears its name.
 */
export async function storeDocumentFile(folder: string, bytes: Uint8Array): Promise<string> {
  const sha256 = sha256OfBytes(bytes);
  if ((await findDocumentFile(folder, sha256)) === null) await writeDurably(folder, sha256, bytes);
  return sha256;
}

/** The bytes of a kept PDF; null when the file is lost, unreadable, or no longer what its name says. */
export async function findDocumentFile(folder: string, sha256: string): Promise<Uint8Array | null> {
  const bytes = await readFile(pathOf(folder, sha256)).catch(() => null);
  return bytes !== null && sha256OfBytes(bytes) === sha256 ? bytes : null;
}

function pathOf(folder: string, sha256: string): string {
  return join(folder, `${sha256}.pdf`);
}

async function writeDurably(folder: string, sha256: string, bytes: Uint8Array): Promise<void> {
  const temporary = join(folder, `.${randomUUID()}.tmp`);
  try {
    const file = await open(temporary, 'wx');
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, pathOf(folder, sha256));
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
