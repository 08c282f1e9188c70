import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, chmodSync, constants, existsSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { z } from 'zod';
import type { StandbySettings } from '#shared/standby-place.ts';
import { assertHostKnown } from './ssh-host.ts';

export type Litestream = {
  readonly program: string;
  readonly version: string;
  /** From npm's package, its last version: of October 2023, built with a Go release that is out of support. */
  readonly isOld: boolean;
};

const VERSION_WITHIN_MS = 5_000;

/** 0.3.x is the last series with this format; 0.4 and later write copies that the shop can't read. */
const SAME_FORM = /^v?0\.3\.(?:1[3-9]|[2-9]\d)\b/;

/**
 * Litestream as installed on the system, else from the package. `otherForm` is the version of an installed one with
 * another format, which is not used.
 */
export function findLitestream(searchPath = '') {
  const program = searchPath
    .split(delimiter)
    .filter((folder) => folder !== '' && !folder.includes('node_modules'))
    .map((folder) => join(folder, 'litestream'))
    .find(isExecutable);
  if (program === undefined) return { litestream: ofPackage(), otherForm: null };
  const { status, stdout } = spawnSync(program, ['version'], {
    timeout: VERSION_WITHIN_MS,
    encoding: 'utf8',
  });
  const version = status === 0 ? stdout.trim().slice(0, 40) : null;
  return version !== null && SAME_FORM.test(version)
    ? { litestream: { program, version, isOld: false }, otherForm: null }
    : { litestream: ofPackage(), otherForm: version };
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
  try {
    accessSync(program, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const MAX_RESTORE_MS = 6 * 3_600_000;
const MAX_OUTPUT_BYTES = 16 * 1024 * 1024;

const NEVER = 1_000_000_000;

export type LitestreamJob = {
  readonly program: string;
  readonly configFile: string;
  readonly environment: StandbySettings['environment'];
};

/**
 * Writes Litestream's configuration for the databases, by their names at the place, into a folder. Its own SQLite is
 * old and may lose a commit that coincides with its checkpoint: it makes only the one before the copy of a new run, and
 * the shop checkpoints between two runs.
 */
export async function prepareLitestream(
  program: string,
  settings: StandbySettings,
  folder: string,
  databases: Readonly<Record<string, string>>,
): Promise<LitestreamJob> {
  await assertHostKnown(settings, folder);
  const dbs = Object.entries(databases).map(([name, path]) => ({
    path,
    'meta-path': join(folder, `meta-${name}`),
    'monitor-interval': '500ms',
    'checkpoint-interval': '0s',
    'min-checkpoint-page-count': NEVER,
    'max-checkpoint-page-count': 0,
    replicas: [{ ...replicaIn(settings, name), 'sync-interval': '500ms', retention: '72h' }],
  }));
  const configFile = join(folder, 'litestream.json');
  const config = { logging: { type: 'json', level: 'info' }, dbs };
  writeFileSync(configFile, JSON.stringify(config), { mode: 0o600 });
  return { program, configFile, environment: settings.environment };
}

function replicaIn({ place, keyFile, endpoint }: StandbySettings, name: string) {
  switch (place.kind) {
    case 'folder':
      return { type: 'file', path: join(place.path, name) };
    case 'sftp': {
      const host = place.host.includes(':') ? place.host : `${place.host}:22`;
      const path = `${place.path}/${name}`;
      return { type: 'sftp', host, user: place.user, path, 'key-path': keyFile ?? undefined };
    }
    case 's3': {
      const path = place.path === '' ? name : `${place.path}/${name}`;
      return { type: 's3', bucket: place.bucket, path, endpoint: endpoint ?? undefined };
    }
  }
}

/**
 * The copies of a database at a place, each with the time of its last change (ms since the epoch, whole seconds); the
 * file itself must exist.
 */
export async function listGenerations(job: LitestreamJob, file: string) {
  const rows = await runLitestream(job, 'generations', [file]);
  // Litestream exits with 0 and lists none where it can't reach the place.
  const unread = /"msg":"cannot list generations".*"error":(".*")\}$/m.exec(rows)?.[1];
  if (unread !== undefined) throw new Error(`The place can't be read: ${unread}`);
  return Array.from(rows.matchAll(/^\S+\s+([0-9a-f]{16})\s.*?(\S+)\s*$/gm), ([, name, end = '']) => ({
    name,
    changedAt: Date.parse(end),
  }));
}

/**
 * Writes the newest copy of `file`, or of the given generation, to `target`. A part in transfer when the computer
 * failed is incomplete at an SFTP place: where the end can't be read, the copy is a second older.
 */
export async function fetchCopy(job: LitestreamJob, file: string, target: string, generation?: string) {
  const restore = async (until: string[]) => {
    const which = generation === undefined ? [] : ['-generation', generation];
    await runLitestream(job, 'restore', [...which, ...until, '-o', target, file]);
    if (!existsSync(target)) throw new Error('There is no copy.');
  };
  try {
    await restore([]);
  } catch (thrown) {
    for (const rest of ['.tmp', '.tmp-wal', '.tmp-shm']) rmSync(`${target}${rest}`, { force: true });
    const generations = await listGenerations(job, file).catch(() => []);
    const wanted = generations.filter(({ name }) => generation === undefined || name === generation);
    if (wanted.length === 0) throw thrown;
    const before = new Date(Math.max(...wanted.map(({ changedAt }) => changedAt)) - 1000);
    await restore(['-timestamp', `${before.toISOString().slice(0, 19)}Z`]).catch(() => {
      throw thrown;
    });
  }
}

async function runLitestream(job: LitestreamJob, command: string, args: string[]): Promise<string> {
  try {
    const options = { env: { ...job.environment }, timeout: MAX_RESTORE_MS, maxBuffer: MAX_OUTPUT_BYTES };
    return (await promisify(execFile)(job.program, [command, ...configured(job), ...args], options)).stdout;
  } catch (thrown) {
    const said = thrown instanceof Error && 'stdout' in thrown && 'stderr' in thrown;
    const output = said ? `${thrown.stdout}${thrown.stderr}` : '';
    const [, reason] = /(?: error=|"error":)"?(.*?)"?\}?$/m.exec(output) ?? [];
    throw new Error(`${basename(job.program)}: ${reason ?? String(thrown)}`, { cause: thrown });
  }
}

function configured({ configFile }: LitestreamJob): string[] {
  return ['-config', configFile, '-no-expand-env'];
}

// Ends Litestream when the shop's end of the pipe is closed, however the shop ended, also one that hangs.
const WATCHED = `
exec 3<&0
nice=$(command -v nice)
\${nice:+"$nice" -n 10} "$0" "$@" 3<&- </dev/null & program=$!
{ cat <&3; kill -TERM $program; sleep 2; kill -KILL $program; } >/dev/null 2>&1 &
watch=$!
wait $program; code=$?
kill $watch
exit $code
`;

const lineSchema = z.record(z.string(), z.coerce.string());

export type LogLine = z.output<typeof lineSchema>;

/** Copies continuously until `ending` aborts. Rejects when Litestream ends before. */
export async function replicate(job: LitestreamJob, ending: AbortSignal, hear: (line: LogLine) => void) {
  const args = ['-c', WATCHED, job.program, 'replicate', ...configured(job)];
  // A process group of its own: Ctrl-C in a terminal ends the shop first, which then ends Litestream.
  const child = spawn('/bin/sh', args, { env: { ...job.environment }, detached: true });
  for (const input of [child.stdout, child.stderr]) {
    createInterface({ input }).on('line', (text) => hear(readLine(text)));
  }
  child.stdin.on('error', () => undefined);
  ending.addEventListener('abort', () => child.stdin.end());
  const [code] = await once(child, 'exit');
  if (!ending.aborted) throw new Error(`The copying program ended with ${code ?? 'a signal'}.`);
}

/** Empty for text that is not a log line, such as the last output of a crashed process. */
function readLine(text: string): LogLine {
  try {
    return lineSchema.parse(JSON.parse(text));
  } catch {
    return {};
  }
}
