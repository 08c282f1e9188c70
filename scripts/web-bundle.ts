import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { build } from 'vite';
import { compressWeb } from './compress-web.ts';

const stampFile = 'dist/web.stamp';

/** Builds the browser's bundle into dist/web. */
export async function buildWeb(): Promise<void> {
  const sources = hashSources();
  await build({ logLevel: 'warn' });
  compressWeb('dist/web');
  mkdirSync('dist', { recursive: true });
  writeFileSync(stampFile, sources);
}

/** Builds the browser's bundle unless the one in dist/web was made from the sources as they are. */
export async function buildWebWhenStale(): Promise<void> {
  const isFresh =
    existsSync('dist/web/index.html') &&
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8') === hashSources();
  if (isFresh) return;
  console.log('Building the web bundle …');
  await buildWeb();
}

function hashSources(): string {
  const places = ['src/web/**/*', 'src/shared/**/*', 'vite.config.ts', 'package-lock.json'];
  const files = globSync(places, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`)
    .sort();
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  return hash.digest('hex');
}
