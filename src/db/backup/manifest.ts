import { createHash } from 'node:crypto';
import { closeSync, lstatSync, openSync, readFileSync, readSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { isRegularFile } from './stored-file-names.ts';

export const MANIFEST = 'manifest.json';

const manifestSchema = z.object({
  version: z.literal(1),
  files: z.record(z.string(), z.string().length(64)),
});

type Files = Readonly<Record<string, string>>;

/**
 * Writes the SHA-256 of each file of a backup into it. A file that is identical (a hard link) in the previous backup is
 * not read again: its earlier hash also shows whether it has changed since.
 */
export function writeManifest(backup: string, names: readonly string[], previous: string | undefined): void {
  const known = previous === undefined ? {} : (readFiles(previous) ?? {});
  const files = Object.fromEntries(
    names.map((name) => {
      const isSame = previous !== undefined && isSameFile(join(previous, name), join(backup, name));
      return [name, (isSame ? known[name] : undefined) ?? sha256OfFile(join(backup, name))];
    }),
  );
  const options = { mode: 0o600, flush: true };
  writeFileSync(join(backup, MANIFEST), JSON.stringify({ version: 1, files }, null, 1), options);
}

/**
 * Compares a backup with its manifest and returns the files that exist. Throws where one was altered or is not a
 * regular file; missing ones are left out.
 */
export function verifyManifest(backup: string): { readonly files: string[]; readonly missing: string[] } {
  const listed = readFiles(backup);
  if (listed === null) throw new Error(`Lista ${MANIFEST} e kopjes nuk lexohet.`);
  const files: string[] = [];
  const missing: string[] = [];
  for (const [name, sha256] of Object.entries(listed)) {
    if (/(^|[\\/])\.\.([\\/]|$)/.test(name))
      throw new Error(`Lista ${MANIFEST} përmban një emër të palejuar.`);
    const path = join(backup, name);
    if (lstatSync(path, { throwIfNoEntry: false }) === undefined) {
      missing.push(name);
      continue;
    }
    assertRegular(path, name);
    if (sha256OfFile(path) !== sha256) {
      throw new Error(
        `Skedari ${name} i kopjes është ndryshuar ose dëmtuar që kur u bë kopja. Zgjidhni një kopje tjetër, ose fshijeni këtë skedar nga kopja nëse është foto a PDF.`,
      );
    }
    files.push(name);
  }
  return { files, missing };
}

export function assertRegular(path: string, name: string): void {
  if (isRegularFile(path)) return;
  throw new Error(
    `${name} në kopje nuk është skedar i rregullt (lidhje ose dosje). Hiqeni dhe provoni përsëri.`,
  );
}

function readFiles(backup: string): Files | null {
  try {
    return manifestSchema.parse(JSON.parse(readFileSync(join(backup, MANIFEST), 'utf8'))).files;
  } catch {
    return null;
  }
}

function isSameFile(one: string, other: string): boolean {
  const [before, now] = [one, other].map((path) => lstatSync(path, { bigint: true, throwIfNoEntry: false }));
  return before !== undefined && now !== undefined && before.ino === now.ino && before.dev === now.dev;
}

function sha256OfFile(path: string): string {
  const hash = createHash('sha256');
  const chunk = Buffer.allocUnsafe(1024 * 1024);
  const file = openSync(path, 'r');
  try {
    for (let read = readSync(file, chunk); read > 0; read = readSync(file, chunk))
      hash.update(chunk.subarray(0, read));
  } finally {
    closeSync(file);
  }
  return hash.digest('hex');
}
