import { execFile } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import type { StandbySettings } from '#shared/standby-place.ts';

export type Streamed = { readonly file: string; readonly name: string; readonly metaFolder: string };

const MAX_RESTORE_MS = 6 * 3_600_000;
const MAX_OUTPUT_BYTES = 16 * 1024 * 1024;

const NEVER = 1_000_000_000;

/**
 * Writes what the program is to do. Its own SQLite is an old one, which may lose a commit that meets its checkpoint:
 * it is left none but the one before the copy of a new run, and the shop takes the log in itself between two runs.
 */
export function writeLitestreamConfig(
  file: string,
  settings: StandbySettings,
  databases: readonly Streamed[],
): void {
  const dbs = databases.map(({ file: path, name, metaFolder }) => ({
    path,
    'meta-path': metaFolder,
    'monitor-interval': '500ms',
    'checkpoint-interval': '0s',
    'min-checkpoint-page-count': NEVER,
    'max-checkpoint-page-count': 0,
    replicas: [{ ...replicaIn(settings, name), 'sync-interval': '500ms', retention: '72h' }],
  }));
  const config = { logging: { type: 'json', level: 'info' }, dbs };
  writeFileSync(file, JSON.stringify(config), { mode: 0o600 });
}

function replicaIn({ place, keyFile, endpoint }: StandbySettings, name: string): Record<string, string> {
  switch (place.kind) {
    case 'folder':
      return { type: 'file', path: join(place.path, name) };
    case 'sftp':
      return {
        type: 'sftp',
        host: place.host.includes(':') ? place.host : `${place.host}:22`,
        user: place.user,
        path: `${place.path}/${name}`,
        ...(keyFile === null ? {} : { 'key-path': keyFile }),
      };
    case 's3':
      return {
        type: 's3',
        bucket: place.bucket,
        path: place.path === '' ? name : `${place.path}/${name}`,
        ...(endpoint === null ? {} : { endpoint }),
      };
  }
}

/** Names of the copies that a place holds of a database, oldest first; the file itself must exist. */
export async function listGenerations(job: LitestreamJob, file: string): Promise<string[]> {
  const rows = (await runLitestream(job, ['generations', ...configured(job), file])).trim().split('\n');
  return rows.slice(1).flatMap((row) => /^\S+\s+([0-9a-f]{16})\s/.exec(row)?.[1] ?? []);
}

/**
 * Writes the newest copy of `file`, or of a generation that is named, to `target`. What was under way when the computer
 * went lies at an SFTP place in part: where the end can't be read, the copy is of a second before it.
 */
export async function fetchCopy(
  job: LitestreamJob,
  file: string,
  target: string,
  generation?: string,
): Promise<void> {
  const which = generation === undefined ? [] : ['-generation', generation];
  const restore = async (until: string[]) => {
    await runLitestream(job, ['restore', ...configured(job), ...which, ...until, '-o', target, file]);
    if (!existsSync(target)) throw new Error('There is no copy.');
  };
  try {
    await restore([]);
  } catch (thrown) {
    const lastAt = await readLastChange(job, file, which).catch(() => null);
    if (lastAt === null) throw thrown;
    for (const rest of ['.tmp', '.tmp-wal', '.tmp-shm']) rmSync(`${target}${rest}`, { force: true });
    await restore(['-timestamp', `${new Date(lastAt - 1000).toISOString().slice(0, 19)}Z`]).catch(() => {
      throw thrown;
    });
  }
}

/** When the newest file of a copy was written (ms since the epoch, whole seconds); null where there is none. */
async function readLastChange(job: LitestreamJob, file: string, which: string[]): Promise<number | null> {
  const told = await Promise.all(
    [['wal', ...which], ['snapshots']].map(([command = '', ...options]) =>
      runLitestream(job, [command, ...configured(job), ...options, file]),
    ),
  );
  const times = told.flatMap((rows) =>
    rows.split('\n').flatMap((row) => /\s(\d{4}-\d\d-\d\dT\S+Z)$/.exec(row.trimEnd())?.[1] ?? []),
  );
  return times.length === 0 ? null : Math.max(...times.map((time) => Date.parse(time)));
}

export type LitestreamJob = {
  readonly program: string;
  readonly configFile: string;
  readonly environment: Readonly<Record<string, string>>;
};

export function configured({ configFile }: Pick<LitestreamJob, 'configFile'>): string[] {
  return ['-config', configFile, '-no-expand-env'];
}

async function runLitestream({ program, environment }: LitestreamJob, args: string[]): Promise<string> {
  try {
    const options = { env: { ...environment }, timeout: MAX_RESTORE_MS, maxBuffer: MAX_OUTPUT_BYTES };
    return (await promisify(execFile)(program, args, options)).stdout;
  } catch (thrown) {
    const said = thrown instanceof Error && 'stdout' in thrown && 'stderr' in thrown;
    const output = said ? `${thrown.stdout}${thrown.stderr}` : '';
    const [, reason] = /(?: error=|"error":)"?(.*?)"?\}?$/m.exec(output) ?? [];
    throw new Error(`${basename(program)}: ${reason ?? String(thrown)}`, { cause: thrown });
  }
}

export type Report =
  | { readonly kind: 'snapshot'; readonly file: string; readonly generation: string }
  | { readonly kind: 'part'; readonly file: string }
  | { readonly kind: 'fault'; readonly message: string };

type Line = { level?: unknown; msg?: unknown; db?: unknown; error?: unknown; position?: unknown };

export function readReport(text: string): Report | null {
  const line = parseLine(text);
  if (line === null) return null;
  if (line.level === 'ERROR') return { kind: 'fault', message: `${String(line.msg)}: ${String(line.error)}` };
  const file = String(line.db);
  if (line.msg === 'wal segment written') return { kind: 'part', file };
  const [generation] = /^[0-9a-f]{16}(?=\/)/.exec(String(line.position)) ?? [];
  return line.msg === 'snapshot written' && generation ? { kind: 'snapshot', file, generation } : null;
}

function parseLine(text: string): Line | null {
  try {
    const line: unknown = JSON.parse(text);
    return typeof line === 'object' ? line : null;
  } catch {
    return null;
  }
}
