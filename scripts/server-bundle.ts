import { rmSync } from 'node:fs';
import { bundleServer } from './executable/bundle-server.ts';
import { isFresh, make } from './when-stale.ts';

const bundle = {
  folder: 'dist/server',
  sources: ['src/**/*.ts', 'scripts/executable/bundle-server.ts', 'package-lock.json'],
};

/**
 * The program as one bundle, as the executable has it: from its sources each start takes five times as long. Tests have
 * it made once a run.
 */
export async function buildServerWhenStale(): Promise<void> {
  if (isFresh(bundle)) return;
  await make(bundle, async () => {
    rmSync(bundle.folder, { recursive: true, force: true });
    await bundleServer(bundle.folder, { hasSourceMaps: true });
  });
}

/** What the test runner calls. */
export async function setup(): Promise<void> {
  await buildServerWhenStale();
}
