import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import type { DataFolder } from '#db/data-folder.ts';
import { onDatabaseThread } from '#db/database-thread.ts';
import { type StandbySettings, standbyAddress } from '#shared/standby-place.ts';
import {
  configured,
  type LitestreamJob,
  listGenerations,
  readReport,
  type Streamed,
  writeLitestreamConfig,
} from './litestream.ts';
import { assertHostKnown } from './ssh-host.ts';
import {
  clearRuns,
  openStandbyFolder,
  readKnowledge,
  type StandbyFolder,
  writeKnowledge,
  writeNewest,
} from './standby-folder.ts';

const LOOK_EVERY_MS = 1_000;
const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 60_000;

/** A part holds what was committed until half a second, at most a second, before it was written. */
const GATHERED_WITHIN_MS = 1_000;

const LOOK_AT_FILES_EVERY_MS = 5 * 60_000;

const MAX_LOG_BYTES = 32 * 1024 * 1024;
const NIGHTLY_LOG_BYTES = 1024 * 1024;

/** The shop's end waits no longer for the last pictures and documents; what is left goes after the next start. */
const MAX_LAST_COPYING_MS = 3_000;

export type StandbyJob = {
  readonly folder: DataFolder;
  readonly settings: StandbySettings;
  readonly program: string;
  /** Checkpoints the shop's own connection: no other may while the program copies. */
  readonly checkpoint: () => void;
  readonly fault: (message: string) => void;
};

export type Standby = {
  /** The age in ms of what lies at the second place: what would be lost if this computer were gone now. */
  readonly lagMs: () => number;
  /** Gives the room of a long log back, which needs a new run of the program that copies it. */
  readonly tend: (isNight: boolean) => Promise<void>;
  readonly stop: () => Promise<void>;
};

/** Starts the program that copies to the second place, and starts it again after a pause whenever it ends. */
export function keepStandby(job: StandbyJob): Standby {
  const keeper = new Keeper(job);
  return { lagMs: () => keeper.lagMs(), tend: (isNight) => keeper.tend(isNight), stop: () => keeper.stop() };
}

class Keeper {
  readonly #job: StandbyJob;
  readonly #own: StandbyFolder;
  readonly #over = new AbortController();
  readonly #running: Promise<void>;
  readonly #timer: NodeJS.Timeout;
  #run: Run | null = null;
  #isRenewing = false;
  #isCopying = false;
  #writtenAt = 0;
  #databaseAt = performance.now();
  #filesAt = performance.now();
  #filesSeen = '';
  #filesLookedForAt = Number.NEGATIVE_INFINITY;
  #copyingFiles: Promise<void> | null = null;

  constructor(job: StandbyJob) {
    this.#job = job;
    this.#own = openStandbyFolder(job.folder);
    this.#running = this.#keepRunning();
    this.#timer = setInterval(() => this.#look(), LOOK_EVERY_MS).unref();
  }

  lagMs(): number {
    return performance.now() - Math.min(this.#databaseAt, this.#filesAt);
  }

  async tend(isNight: boolean): Promise<void> {
    const { databaseFile } = this.#job.folder;
    if (this.#run === null) return onDatabaseThread('checkpoint', databaseFile);
    const log = statSync(`${databaseFile}-wal`, { throwIfNoEntry: false })?.size ?? 0;
    if (log < (isNight ? NIGHTLY_LOG_BYTES : MAX_LOG_BYTES)) return;
    this.#isRenewing = true;
    this.#run.end();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    if (this.#run !== null) await Promise.race([this.#copyLastFiles(), wait(MAX_LAST_COPYING_MS)]);
    this.#over.abort();
    this.#run?.end();
    await this.#running;
  }

  async #keepRunning(): Promise<void> {
    let pause = FIRST_PAUSE_MS;
    while (!this.#over.signal.aborted) {
      const startedAt = performance.now();
      try {
        await this.#runOnce();
      } catch (thrown) {
        this.#job.fault(thrown instanceof Error ? thrown.message : String(thrown));
      }
      if (this.#isRenewing) {
        this.#isRenewing = false;
        continue;
      }
      if (performance.now() - startedAt > MAX_PAUSE_MS) pause = FIRST_PAUSE_MS;
      await wait(pause, undefined, { signal: this.#over.signal }).catch(() => undefined);
      pause = Math.min(pause * 2, MAX_PAUSE_MS);
    }
  }

  async #runOnce(): Promise<void> {
    const { streams, litestream } = this.#prepare();
    await assertHostKnown(this.#job.settings, this.#own.path);
    await this.#assertPlaceIsOurs(litestream);
    if (!this.#isByFolder()) await this.#copyFiles();
    for (const { file } of streams) await onDatabaseThread('checkpoint', file);
    if (this.#over.signal.aborted) return;
    this.#job.checkpoint();
    const run = runWatched(litestream, (line) => this.#hear(line));
    this.#run = run;
    const code = await run.ended;
    this.#run = null;
    this.#isCopying = false;
    if (!this.#isEnding()) throw new Error(`The copying program ended with ${code ?? 'a signal'}.`);
  }

  /** Each run has a folder of its own: what a killed one is still writing disturbs no other. */
  #prepare(): { readonly streams: readonly Streamed[]; readonly litestream: LitestreamJob } {
    clearRuns(this.#own);
    const run = join(this.#own.path, `run-${randomUUID().slice(0, 8)}`);
    const { databaseFile } = this.#job.folder;
    const database = { file: databaseFile, name: 'database', metaFolder: join(run, 'database') };
    const pack = { file: this.#own.packFile, name: 'files', metaFolder: join(run, 'files') };
    const streams = this.#isByFolder() ? [database] : [database, pack];
    writeLitestreamConfig(this.#own.configFile, this.#job.settings, streams);
    const { program, settings } = this.#job;
    const { configFile } = this.#own;
    return { streams, litestream: { program, configFile, environment: settings.environment } };
  }

  #isByFolder(): boolean {
    return this.#job.settings.place.kind === 'folder';
  }

  #isEnding(): boolean {
    return this.#isRenewing || this.#over.signal.aborted;
  }

  async #assertPlaceIsOurs(litestream: LitestreamJob): Promise<void> {
    const { place } = this.#job.settings;
    const address = standbyAddress(place);
    if (place.kind === 'folder' && !existsSync(place.path)) throw new Error(`${address} is not there.`);
    const knowledge = readKnowledge(this.#own, place);
    if (knowledge === 'known' && place.kind === 'folder' && !existsSync(join(place.path, 'database'))) {
      throw new Error(`${address} is empty: is the disk mounted? For a new disk delete ${this.#own.path}.`);
    }
    if (knowledge !== 'none') return;
    const others = await listGenerations(litestream, this.#job.folder.databaseFile);
    if (others.length > 0) {
      throw new Error(`${address} holds another shop: restore --from it, or name another place.`);
    }
    writeKnowledge(this.#own, place, 'new');
  }

  #hear(line: string): void {
    const report = readReport(line);
    if (report === null) return;
    if (report.kind === 'fault') {
      // While it ends, its last copy and the one on the way may meet under one name.
      if (this.#isEnding()) return;
      this.#isCopying = false;
      this.#job.fault(report.message);
      return;
    }
    if (report.file !== this.#job.folder.databaseFile) return;
    this.#isCopying = true;
    this.#writtenAt = Date.now();
    this.#databaseAt = Math.max(this.#databaseAt, performance.now() - GATHERED_WITHIN_MS);
    if (report.kind === 'snapshot') this.#noteSnapshot(report.generation);
    this.#look();
  }

  #noteSnapshot(generation: string): void {
    const { place } = this.#job.settings;
    try {
      writeNewest(place, generation);
      writeKnowledge(this.#own, place, 'known');
    } catch (thrown) {
      this.#job.fault(String(thrown));
    }
  }

  /** All of the database is copied when the program wrote a part after the last change of the log. */
  #look(): void {
    if (this.#run === null) return;
    const log = statSync(`${this.#job.folder.databaseFile}-wal`, { throwIfNoEntry: false });
    const isCopied = this.#isCopying && (log?.mtimeMs ?? 0) <= this.#writtenAt;
    if (isCopied) this.#databaseAt = performance.now();
    void this.#copyFiles();
  }

  #copyFiles(): Promise<void> {
    this.#copyingFiles ??= this.#copyNewFiles().finally(() => {
      this.#copyingFiles = null;
    });
    return this.#copyingFiles;
  }

  async #copyLastFiles(): Promise<void> {
    await this.#copyFiles();
    await this.#copyFiles();
  }

  async #copyNewFiles(): Promise<void> {
    if (this.#over.signal.aborted) return;
    const { imagesFolder, documentsFolder } = this.#job.folder;
    const startedAt = performance.now();
    try {
      const seen = [imagesFolder, documentsFolder].map((place) => statSync(place).mtimeMs).join();
      if (seen !== this.#filesSeen || startedAt - this.#filesLookedForAt >= LOOK_AT_FILES_EVERY_MS) {
        await this.#copyMissing({ imagesFolder, documentsFolder });
        this.#filesLookedForAt = startedAt;
        this.#filesSeen = seen;
      }
      this.#filesAt = startedAt;
    } catch (thrown) {
      this.#job.fault(`Pictures and papers wait: ${String(thrown)}`);
    }
  }

  #copyMissing(kept: Pick<DataFolder, 'imagesFolder' | 'documentsFolder'>): Promise<void> {
    const { place } = this.#job.settings;
    return place.kind === 'folder'
      ? onDatabaseThread('copyStoredFiles', { ...kept, target: place.path })
      : onDatabaseThread('packStoredFiles', { ...kept, target: this.#own.packFile });
  }
}

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

export type Run = {
  readonly end: () => void;
  readonly ended: Promise<number | null>;
};

export function runWatched(job: LitestreamJob, onLine: (line: string) => void): Run {
  const args = ['-c', WATCHED, job.program, 'replicate', ...configured(job)];
  // A group of its own: Ctrl-C in a terminal ends the shop first, and the shop then this.
  const child = spawn('/bin/sh', args, { env: { ...job.environment }, detached: true });
  for (const input of [child.stdout, child.stderr]) createInterface({ input }).on('line', onLine);
  child.stdin.on('error', () => undefined);
  return {
    end: () => child.stdin.end(),
    ended: once(child, 'exit').then(
      ([code]) => (typeof code === 'number' ? code : null),
      () => null,
    ),
  };
}
