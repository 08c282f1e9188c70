import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type DataFolder, openDataFolder } from '#db/data-folder.ts';

export function givenFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'furnizo-test-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function givenDataFolder(): DataFolder {
  return openDataFolder(givenFolder());
}
