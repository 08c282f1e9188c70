import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Streamed } from './litestream.ts';

export type Reached = { readonly generation: string; readonly index: number; readonly offset: number };

export type Said =
  | { readonly kind: 'written'; readonly file: string; readonly reached: Reached }
  | { readonly kind: 'snapshot'; readonly file: string; readonly generation: string }
  | { readonly kind: 'writing' }
  | { readonly kind: 'fault'; readonly message: string };

type Line = {
  level?: unknown;
  msg?: unknown;
  db?: unknown;
  error?: unknown;
  position?: unknown;
  sz?: unknown;
};

export function readLine(text: string): Said | null {
  const line = parse(text);
  if (line === null) return null;
  if (line.level === 'ERROR') return { kind: 'fault', message: `${String(line.msg)}: ${String(line.error)}` };
  const [, generation, index, offset] =
    /^([0-9a-f]{16})\/([0-9a-f]{8}):(\d+)$/.exec(String(line.position)) ?? [];
  const file = String(line.db);
  if (generation === undefined) return null;
  if (line.msg === 'write wal segment') return { kind: 'writing' };
  if (line.msg === 'snapshot written') return { kind: 'snapshot', file, generation };
  if (line.msg !== 'wal segment written') return null;
  const reached = {
    generation,
    index: Number.parseInt(index ?? '', 16),
    offset: Number(offset) + Number(line.sz),
  };
  return { kind: 'written', file, reached };
}

/**
 * Whether the program, while it ends, met itself: its last copy and the one that was on the way write the same part
 * under one name, and the second finds it gone, since the first has put it in its place.
 */
export function isMeetingItself(fault: string): boolean {
  return /\.wal\.lz4\.tmp: no such file or directory$/.test(fault);
}

function parse(text: string): Line | null {
  try {
    const line: unknown = JSON.parse(text);
    return typeof line === 'object' ? line : null;
  } catch {
    return null;
  }
}

export function isLevel({ file, metaFolder }: Streamed, reached: Reached | undefined): boolean {
  const gathered = readGathered(metaFolder);
  if (gathered === null || !isAtEnd(gathered, reached)) return false;
  const log = statSync(`${file}-wal`, { throwIfNoEntry: false });
  return log !== undefined && log.mtimeMs <= gathered.writtenAt;
}

export function isCopied({ metaFolder }: Streamed, reached: Reached | undefined): boolean {
  const gathered = readGathered(metaFolder);
  return gathered !== null && isAtEnd(gathered, reached);
}

function isAtEnd(gathered: Reached, reached: Reached | undefined): boolean {
  if (reached === undefined || reached.generation !== gathered.generation) return false;
  return reached.index === gathered.index && reached.offset >= gathered.offset;
}

function readGathered(metaFolder: string): (Reached & { readonly writtenAt: number }) | null {
  try {
    const generation = readFileSync(join(metaFolder, 'generation'), 'utf8').trim();
    const folder = join(metaFolder, 'generations', generation, 'wal');
    const [last] = readdirSync(folder)
      .filter((name) => /^[0-9a-f]{8}\.wal$/.test(name))
      .sort()
      .slice(-1);
    if (last === undefined) return null;
    const { size, mtimeMs } = statSync(join(folder, last));
    return { generation, index: Number.parseInt(last, 16), offset: size, writtenAt: mtimeMs };
  } catch {
    return null;
  }
}
