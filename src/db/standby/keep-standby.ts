import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { DataFolder } from '#db/data-folder.ts';
import { onDatabaseThread } from '#db/database-thread.ts';
import { type StandbySettings, standbyAddress } from '#shared/standby-place.ts';
import {
  type LitestreamJob,
  type LogLine,
  listGenerations,
  prepareLitestream,
  replicate,
} from './litestream.ts';
import {
  isOwnPlace,
  isPlaceThere,
  knowsMark,
  markPlace,
  openStandbyFolder,
  packIn,
  writeNewest,
} from './standby-folder.ts';

const LOOK_EVERY_MS = 1_000;
const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 60_000;

/** A part contains the commits until half a second, at most a second, before it was written. */
const GATHERED_WITHIN_MS = 1_000;

const LOOK_AT_FILES_EVERY_MS = 5 * 60_000;

const MAX_LOG_BYTES = 32 * 1024 * 1024;
const NIGHTLY_LOG_BYTES = 1024 * 1024;

/** How long closing waits for the last pictures and documents; the rest is copied after the next start. */
const MAX_LAST_COPYING_MS = 3_000;

export type StandbyJob = {
  readonly folder: DataFolder;
  readonly settings: StandbySettings;
  readonly program: string;
  /** Checkpoints by the shop's own connection: no other may while Litestream runs. */
  readonly checkpoint: () => void;
  readonly fault: (message: string) => void;
};

export type Standby = {
  /** The age of the standby copy in ms: what would be lost if this computer failed now. */
  readonly lagMs: () => number;
  /** Truncates a long WAL, which needs a new run of Litestream. */
  readonly tend: (isNight: boolean) => Promise<void>;
  readonly stop: () => Promise<void>;
};

type Run = {
  readonly ending: AbortController;
  /** When the last part was written (ms since the epoch); `NEVER` before the first one and after a fault. */
  writtenAt: number;
};

const NEVER = Number.NEGATIVE_INFINITY;

/** Starts Litestream, and restarts it after a pause whenever it ends. */
export function keepStandby(job: StandbyJob): Standby {
  const { databaseFile } = job.folder;
  const own = openStandbyFolder(job.folder);
  const over = new AbortController();
  const isThere = oneAtATime(() => isPlaceThere(own, job.settings.place));
  const files = followFiles(job, own, isThere, over.signal);
  let databaseAt = performance.now();
  let run: Run | null = null;

  /** After an unmount files are written to the shop's own disk; the next run reports why it can't begin. */
  async function isKept(current: Run): Promise<boolean> {
    if (await isThere()) return true;
    current.writtenAt = NEVER;
    current.ending.abort();
    return false;
  }

  /** The database is completely copied when Litestream wrote a part after the last change of the WAL. */
  const look = oneAtATime(async () => {
    const current = run;
    if (current === null || !(await isKept(current))) return;
    if ((statLog(databaseFile)?.mtimeMs ?? 0) <= current.writtenAt) databaseAt = performance.now();
    void files.copy();
  });

  async function runOnce(): Promise<void> {
    const litestream = await prepareRun(job, own, files);
    if (over.signal.aborted) return;
    job.checkpoint();
    const current: Run = { ending: new AbortController(), writtenAt: NEVER };
    run = current;
    const hear = async (line: LogLine) => {
      if (!noteLine(job, current, line)) return;
      const gatheredAt = performance.now() - GATHERED_WITHIN_MS;
      if (await isKept(current)) databaseAt = Math.max(databaseAt, gatheredAt);
      await look();
    };
    await replicate(litestream, current.ending.signal, (line) => void hear(line)).finally(() => {
      run = null;
    });
  }

  const running = keepRunning(job, over.signal, runOnce);
  const timer = setInterval(() => void look(), LOOK_EVERY_MS).unref();
  return {
    lagMs: () => performance.now() - Math.min(databaseAt, files.copiedAt()),
    tend: async (isNight) => {
      if (run === null) return onDatabaseThread('checkpoint', databaseFile);
      const size = statLog(databaseFile)?.size ?? 0;
      if (size >= (isNight ? NIGHTLY_LOG_BYTES : MAX_LOG_BYTES)) run.ending.abort();
    },
    stop: async () => {
      clearInterval(timer);
      if (run !== null) await Promise.race([files.copyLast(), wait(MAX_LAST_COPYING_MS)]);
      over.abort();
      run?.ending.abort();
      await running;
    },
  };
}

/** Concurrent calls share the one in progress. */
function oneAtATime<Answer>(work: () => Promise<Answer>): () => Promise<Answer> {
  let underWay: Promise<Answer> | null = null;
  return () => {
    underWay ??= work().finally(() => {
      underWay = null;
    });
    return underWay;
  };
}

function statLog(databaseFile: string) {
  return statSync(`${databaseFile}-wal`, { throwIfNoEntry: false });
}

/** Restarts at once after a requested end, after a pause on failure. */
async function keepRunning({ fault }: StandbyJob, over: AbortSignal, runOnce: () => Promise<void>) {
  let pause = FIRST_PAUSE_MS;
  while (!over.aborted) {
    const startedAt = performance.now();
    try {
      await runOnce();
    } catch (thrown) {
      fault(thrown instanceof Error ? thrown.message : String(thrown));
      if (performance.now() - startedAt > MAX_PAUSE_MS) pause = FIRST_PAUSE_MS;
      await wait(pause, undefined, { signal: over }).catch(() => undefined);
      pause = Math.min(pause * 2, MAX_PAUSE_MS);
    }
  }
}

/** Each run has its own folder, so that a killed one that still writes disturbs no other. */
async function prepareRun(job: StandbyJob, own: string, files: ReturnType<typeof followFiles>) {
  const { folder, settings, program } = job;
  for (const name of readdirSync(own)) {
    if (name.startsWith('run-')) rmSync(join(own, name), { recursive: true, force: true });
  }
  const isByFolder = settings.place.kind === 'folder';
  const databases = { database: folder.databaseFile, ...(isByFolder ? {} : { files: packIn(own) }) };
  const litestream = await prepareLitestream(program, settings, mkdtempSync(join(own, 'run-')), databases);
  await assertPlaceIsOurs(litestream, job, own);
  if (!isByFolder) await files.copy();
  for (const file of Object.values(databases)) await onDatabaseThread('checkpoint', file);
  return litestream;
}

async function assertPlaceIsOurs(litestream: LitestreamJob, { folder, settings }: StandbyJob, own: string) {
  const { place } = settings;
  const address = standbyAddress(place);
  if (place.kind === 'folder' && !existsSync(place.path)) throw new Error(`${address} is not there.`);
  if (!isOwnPlace(own, place)) {
    const copies = await listGenerations(litestream, folder.databaseFile);
    if (copies.length > 0) {
      throw new Error(`${address} holds another shop: restore --from it, or name another place.`);
    }
    markPlace(own, place);
    return;
  }
  // Version 0.2.0 left no mark.
  if (!knowsMark(own) && place.kind === 'folder' && existsSync(join(place.path, 'database')))
    markPlace(own, place);
  if (await isPlaceThere(own, place)) return;
  throw new Error(`${address} is not this shop's place: is the disk mounted? For a new disk delete ${own}.`);
}

/** Whether a log line says that a part of the database was written. */
function noteLine({ folder, settings, fault }: StandbyJob, run: Run, line: LogLine): boolean {
  const { level, msg, error, db, position = '' } = line;
  if (level === 'ERROR') {
    // While it ends, its last copy and the one in progress may have the same name.
    if (run.ending.signal.aborted) return false;
    run.writtenAt = NEVER;
    fault(`${msg}: ${error}`);
    return false;
  }
  const isSnapshot = msg === 'snapshot written';
  if (db !== folder.databaseFile || !(isSnapshot || msg === 'wal segment written')) return false;
  run.writtenAt = Date.now();
  try {
    if (isSnapshot) writeNewest(settings.place, position.slice(0, 16));
  } catch (thrown) {
    fault(String(thrown));
  }
  return true;
}

function followFiles(
  { folder, settings, fault }: StandbyJob,
  own: string,
  isThere: () => Promise<boolean>,
  over: AbortSignal,
) {
  const { imagesFolder, documentsFolder } = folder;
  const { place } = settings;
  let copied = '';
  let copiedAt = performance.now();

  function copyMissing(): Promise<void> {
    const kept = { imagesFolder, documentsFolder };
    return place.kind === 'folder'
      ? onDatabaseThread('mirrorFiles', { ...kept, target: place.path })
      : onDatabaseThread('packFiles', { ...kept, target: packIn(own) });
  }

  async function copyNew(): Promise<void> {
    if (over.aborted || !(await isThere())) return;
    const startedAt = performance.now();
    try {
      const changes = [imagesFolder, documentsFolder].map((kept) => statSync(kept).mtimeMs);
      // Also from time to time without a visible change: two within one tick of the disk's clock look like one.
      const state = [...changes, Math.floor(startedAt / LOOK_AT_FILES_EVERY_MS)].join();
      if (state !== copied) await copyMissing();
      copied = state;
      copiedAt = startedAt;
    } catch (thrown) {
      fault(`Pictures and papers wait: ${String(thrown)}`);
    }
  }

  const copy = oneAtATime(copyNew);
  return { copiedAt: () => copiedAt, copy, copyLast: () => copy().then(copy) };
}
