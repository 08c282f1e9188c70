import { createHash, randomUUID } from 'node:crypto';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Ctx } from '#kernel/ctx.ts';

export type DocumentFilesCtx = Ctx & { readonly documentsFolder: string };

/** SHA-256 in hex, as used in file names and entity tags. */
export function sha256OfBytes(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/**
 * Stores a PDF under its hash and returns the hash. An existing file is left alone unless its bytes don't match its
 * name. Atomic: a partly written file never has the final name.
 */
export async function storeDocumentFile(folder: string, bytes: Uint8Array): Promise<string> {
  const sha256 = sha256OfBytes(bytes);
  if ((await findDocumentFile(folder, sha256)) === null) await writeDurably(folder, sha256, bytes);
  return sha256;
}

/** Null when the file is missing, unreadable, or does not match its name. */
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
