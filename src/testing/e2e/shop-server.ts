import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, cpSync, existsSync, fsyncSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { MALLOC_SETTINGS, MEMORY_FLAGS } from '#commands/memory-settings.ts';
import { openDataFolder } from '#db/data-folder.ts';
import { PROGRAMS, type Program } from '#testing/programs.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
// Only a hanging server takes so long, even on a busy machine.
const startMs = 60_000;
const stopMs = 30_000;
const smallShop = ['--products', '60', '--customers', '20', '--orders', '120', '--seed', '7'];

export interface Shop {
  url: string;
  dataDir: string;
  pid: number | undefined;
  /** Stops the server as a service manager would and removes its data. Fails on an unclean exit. */
  close: () => Promise<void>;
}

export async function seedTemplate(size: readonly string[] = smallShop): Promise<string> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'furnizo-template-'));
  const { child, output } = runMain('sources', ['seed', ...size], dataDir);
  const code = await exitOf(child);
  if (code !== 0) throw new Error(`Seeding the demo shop ended with ${code}:\n${output()}`);
  openOnHolidays(dataDir);
  return dataDir;
}

/** Journeys order for days counted from now, which may be a holiday. */
function openOnHolidays(dataDir: string): void {
  resetSettings(dataDir, 'shop');
}

export function resetSettings(dataDir: string, group: 'shop' | 'features'): void {
  const db = new Database(openDataFolder(dataDir).databaseFile);
  db.prepare("UPDATE settings SET value = '{}' WHERE key = ?").run(group);
  db.close();
}

export async function openShop(
  template: string,
  env: Record<string, string> = {},
  program: Program = 'sources',
): Promise<Shop> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'furnizo-e2e-'));
  cpSync(template, dataDir, { recursive: true });
  flush(openDataFolder(dataDir).databaseFile);
  const remove = () => rmSync(dataDir, { recursive: true, force: true });
  try {
    const shop = await serveFolder(dataDir, env, program);
    return { ...shop, close: () => shop.close().finally(remove) };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Otherwise the disk writes the copy later, while a test measures the time of an order. */
function flush(file: string): void {
  if (!existsSync(file)) return;
  const descriptor = openSync(file, 'r+');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

export async function serveFolder(
  dataDir: string,
  env: Record<string, string> = {},
  program: Program = 'sources',
): Promise<Shop> {
  const { child, output } = runMain(program, ['serve'], dataDir, {
    HOST: '127.0.0.1',
    PORT: '0',
    RATE_LIMIT: 'off',
    ...env,
  });
  const ended = exitOf(child);
  const close = async () => {
    const timer = setTimeout(() => child.kill('SIGKILL'), stopMs);
    child.kill('SIGTERM');
    const code = await ended;
    clearTimeout(timer);
    if (code !== 0) throw new Error(`The server ended with ${code}:\n${output()}`);
  };
  try {
    return { url: await addressFrom(child, output), dataDir, pid: child.pid, close };
  } catch (error) {
    child.kill('SIGKILL');
    await ended;
    throw error;
  }
}

const MAX_CHUNKS = 2000;

function runMain(program: Program, args: string[], dataDir: string, env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [...MEMORY_FLAGS, PROGRAMS[program], ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'], TZ: 'UTC', DATA_DIR: dataDir, ...MALLOC_SETTINGS, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      chunks.push(chunk);
      if (chunks.length > MAX_CHUNKS) chunks.splice(0, MAX_CHUNKS / 2);
    });
  }
  return { child, output: () => chunks.join('') };
}

function exitOf(child: ChildProcess): Promise<number | string> {
  return new Promise((resolve) => {
    child.once('close', (code, signal) => resolve(code ?? signal ?? 'an unknown end'));
    child.once('error', (error) => resolve(error.message));
  });
}

function addressFrom(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The server did not start:\n${output()}`)), startMs);
    const look = () => {
      const line = output()
        .split('\n')
        .find((text) => text.includes('"listening"'));
      const url = /"url":"([^"]+)"/.exec(line ?? '')?.[1];
      if (!url) return;
      clearTimeout(timer);
      child.stdout?.off('data', look);
      resolve(url);
    };
    child.stdout?.on('data', look);
    child.once('close', () => {
      clearTimeout(timer);
      reject(new Error(`The server ended before it listened:\n${output()}`));
    });
  });
}
