import { rmSync } from 'node:fs';
import { bundleServer } from './executable/bundle-server.ts';
import { isFresh, make } from './when-stale.ts';

const bundle = {
  folder: 'dist/server',
  sources: ['src/**/*.ts', 'scripts/executable/bundle-server.ts', 'package-lock.json'],
};

export async function buildServerWhenStale(): Promise<void> {
  if (isFresh(bundle)) return;
  await make(bundle, async () => {
    rmSync(bundle.folder, { recursive: true, force: true });
    await bundleServer(bundle.folder, { hasSourceMaps: true });
  });
}

export async function setup(): Promise<void> {
  await buildServerWhenStale();
}
