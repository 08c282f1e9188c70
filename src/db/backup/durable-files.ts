import {
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';

export function syncToDisk(path: string): void {
  // Windows can't open a folder, and writes names at once.
  if (process.platform === 'win32' && statSync(path).isDirectory()) return;
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** A file gets its final name only once it is complete and synced. */
export function writeDurably(file: string, content: string | Uint8Array): void {
  const unfinished = `${file}.unfinished`;
  rmSync(unfinished, { force: true });
  writeFileSync(unfinished, content, { mode: 0o600, flush: true });
  renameSync(unfinished, file);
}

/**
 * Adds an immutable file at a second place: as a hard link to the first of `sources` that allows one (same disk, a file
 * system with links), else as a copy.
 */
export function linkOrCopy(sources: readonly [string, ...string[]], target: string): void {
  for (const source of sources) {
    if (!existsSync(source)) continue;
    try {
      linkSync(source, target);
      return;
    } catch (thrown) {
      if (!isLinkRejection(thrown)) throw thrown;
    }
  }
  const unfinished = `${target}.unfinished`;
  rmSync(unfinished, { force: true });
  copyFileSync(sources[0], unfinished);
  syncToDisk(unfinished);
  renameSync(unfinished, target);
}

function isLinkRejection(thrown: unknown): boolean {
  const code = thrown instanceof Error && 'code' in thrown ? thrown.code : '';
  return typeof code === 'string' && /^(EXDEV|EPERM|ENOTSUP|EOPNOTSUPP|EMLINK|ENOSYS|EACCES)$/.test(code);
}
