import { rmSync } from 'node:fs';
import { bundleServer } from './executable/bundle-server.ts';
import { isFresh, make } from './when-stale.ts';

const bundle = {
  folder: 'dist/server',
  sources: ['src/**/*.ts', 'scripts/executable/bundle-server.ts', 'package-lock.json'],
};

/**
 * Once a test run: the program as the executable has it. Tests start it a hundred times, and from its sources each
 * start takes five times as long.
 */
export async function setup(): Promise<void> {
  if (isFresh(bundle)) return;
  await make(bundle, async () => {
    rmSync(bundle.folder, { recursive: true, force: true });
    await bundleServer(bundle.folder);
  });
}
