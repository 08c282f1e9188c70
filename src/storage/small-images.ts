import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { join } from 'node:path';
import { isSea } from 'node:sea';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** The small pictures beside the stored ones: WEBP under the names of their originals, made again when they are gone. */
export type SmallImages = {
  readonly folder: string;
  /**
   * Has the small picture of a stored one made soon. Says false where there will be none: one that can't be drawn is
   * tried once.
   */
  readonly want: (fileName: string) => boolean;
  /** Makes all that are missing, and throws away those whose original is gone. */
  readonly makeMissing: () => Promise<void>;
  /** Ends what is being made. */
  readonly close: () => Promise<void>;
};

const run = promisify(execFile);

const PROGRAM = fileURLToPath(new URL('./make-small-images.ts', import.meta.url));

/** Keeps the small pictures of an image folder. Where the package that draws them is missing there are none. */
export function createSmallImages(
  imagesFolder: string,
  reportFault: (fault: unknown) => void = () => undefined,
): SmallImages {
  // Beside the originals, not among them: backups have no need of it.
  const folder = `${imagesFolder}-small`;
  mkdirSync(folder, { recursive: true });
  // The executable bears no addon but SQLite, and could not run another program by its own name.
  const canDraw = !isSea() && hasPackage('sharp');
  const asked = new Set<string>();
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
    asked.clear();
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
      if (asked.has(fileName)) return true;
      asked.add(fileName);
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

/** Whether a package can be loaded, without loading it. */
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
