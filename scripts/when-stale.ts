import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

interface Product {
  folder: string;
  sources: string[];
}

export function isFresh({ folder, sources }: Product): boolean {
  const stamp = stampOf(folder);
  return existsSync(folder) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hashFiles(sources);
}

export async function make({ folder, sources }: Product, work: () => Promise<void>): Promise<void> {
  const hash = hashFiles(sources);
  rmSync(stampOf(folder), { force: true });
  await work();
  mkdirSync(path.dirname(folder), { recursive: true });
  writeFileSync(stampOf(folder), hash);
}

function stampOf(folder: string): string {
  return `${folder}.stamp`;
}

function hashFiles(patterns: string[]): string {
  const files = globSync(patterns, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}
