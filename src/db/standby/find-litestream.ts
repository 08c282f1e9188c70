import { execFileSync } from 'node:child_process';
import { accessSync, chmodSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join } from 'node:path';

export type Litestream = {
  readonly program: string;
  readonly version: string;
  /** Of npm's package, the last one that it has: of October 2023, made with a Go that is out of support. */
  readonly isOld: boolean;
};

export type FoundLitestream = {
  readonly litestream: Litestream | null;
  /** The version of one on this computer that writes another form of copy and is not used; null where there is none. */
  readonly otherForm: string | null;
};

const VERSION_WITHIN_MS = 5_000;

/** The last of this form are 0.3.x; 0.4 and later write copies that the shop can't read back. */
const SAME_FORM = /^v?0\.3\.(?:1[3-9]|[2-9]\d)\b/;

/** The program that copies: the one that the system installed, else the one of the package. */
export function findLitestream(searchPath = ''): FoundLitestream {
  const onComputer = searchPath
    .split(delimiter)
    .filter((folder) => folder !== '' && !folder.includes('node_modules'))
    .map((folder) => join(folder, 'litestream'))
    .find(isExecutable);
  const version = onComputer === undefined ? null : readVersion(onComputer);
  if (onComputer !== undefined && version !== null && SAME_FORM.test(version)) {
    return { litestream: { program: onComputer, version, isOld: false }, otherForm: null };
  }
  return { litestream: ofPackage(), otherForm: version };
}

function ofPackage(): Litestream | null {
  try {
    const manifest = `@flydotio/litestream-${process.platform}-${process.arch}/package.json`;
    const program = join(dirname(createRequire(import.meta.url).resolve(manifest)), 'litestream');
    if (!isExecutable(program)) chmodSync(program, 0o700);
    return { program, version: '0.3.13', isOld: true };
  } catch {
    return null;
  }
}

function isExecutable(program: string): boolean {
  if (!existsSync(program)) return false;
  try {
    accessSync(program, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function readVersion(program: string): string | null {
  try {
    const said = execFileSync(program, ['version'], {
      timeout: VERSION_WITHIN_MS,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return said.trim().slice(0, 40);
  } catch {
    return null;
  }
}
