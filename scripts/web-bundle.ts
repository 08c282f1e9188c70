import { renameSync } from 'node:fs';
import { build } from 'vite';
import { compressWeb } from './compress-web.ts';
import { isFresh, make } from './when-stale.ts';

export const WEB_MANIFEST = 'dist/web-manifest.json';

const bundle = {
  folder: 'dist/web',
  sources: ['src/web/**/*', 'src/shared/**/*', 'vite.config.ts', 'package-lock.json'],
};

export async function buildWeb(): Promise<void> {
  await make(bundle, async () => {
    await build({ logLevel: 'warn' });
    renameSync('dist/web/manifest.json', WEB_MANIFEST);
    compressWeb('dist/web');
  });
}

export async function buildWebWhenStale(): Promise<void> {
  if (isFresh(bundle)) return;
  console.log('Building the web bundle …');
  await buildWeb();
}
