import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { join } from 'node:path';
import { isSea } from 'node:sea';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

export type SmallImages = {
  readonly folder: string;
  readonly want: (fileName: string) => boolean;
  /** Creates missing ones and deletes those without an original. */
  readonly makeMissing: () => Promise<void>;
  readonly close: () => Promise<void>;
};

const run = promisify(execFile);

const PROGRAM = fileURLToPath(new URL('./make-small-images.ts', import.meta.url));

export function createSmallImages(
  imagesFolder: string,
  reportFault: (fault: unknown) => void = () => undefined,
): SmallImages {
  // Outside the folder of originals: backups don't need them.
  const folder = `${imagesFolder}-small`;
  mkdirSync(folder, { recursive: true });
  // The single executable contains no native addon but SQLite and can't spawn another program under its own name.
  const canDraw = !isSea() && hasPackage('sharp');
  const requested = new Set<string>();
  const hopeless = new Set<string>();
  const end = new AbortController();
  let isWanted = false;
  let rounds: Promise<void> | undefined;

  const goRound = async (): Promise<void> => {
    const [originals, present] = await Promise.all([list(imagesFolder), list(folder)]);
    const orphans = [...present].filter((name) => !originals.has(name));
    await Promise.all(orphans.map((name) => rm(join(folder, name), { force: true })));
    const missing = [...originals].filter(
      (name) => !(name.startsWith('.') || present.has(name) || hopeless.has(name)),
    );
    if (!canDraw || missing.length === 0) return;
    await run(process.execPath, [PROGRAM, imagesFolder, folder], { signal: end.signal });
    const made = await list(folder);
    for (const name of missing) if (!made.has(name)) hopeless.add(name);
    requested.clear();
  };
  const goRounds = async (): Promise<void> => {
    try {
      while (isWanted && !end.signal.aborted) {
        isWanted = false;
        await goRound();
      }
    } catch (fault) {
      if (!end.signal.aborted) reportFault(fault);
    } finally {
      rounds = undefined;
    }
  };
  const makeMissing = (): Promise<void> => {
    isWanted = true;
    rounds ??= goRounds();
    return rounds;
  };
  return {
    folder,
    want: (fileName) => {
      if (!canDraw || hopeless.has(fileName)) return false;
      if (requested.has(fileName)) return true;
      requested.add(fileName);
      void makeMissing();
      return true;
    },
    makeMissing,
    close: async () => {
      end.abort();
      await rounds;
    },
  };
}

export function hasPackage(name: string): boolean {
  try {
    return findPackageJSON(name, import.meta.url) !== undefined;
  } catch {
    return false;
  }
}

async function list(folder: string): Promise<Set<string>> {
  return new Set(await readdir(folder));
}
