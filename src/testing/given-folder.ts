import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type DataFolder, openDataFolder } from '#db/data-folder.ts';

/** An empty folder of its own for one test. */
export function givenFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'furnizo-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** An empty data folder of its own for one test. */
export function givenDataFolder(): DataFolder {
  return openDataFolder(givenFolder());
}
