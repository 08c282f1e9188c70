import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';
import { getAsset, getAssetKeys, getRawAsset } from 'node:sea';

/**
 * Entry of the single executable: extracts the program's files, since threads, the SQLite addon and the web assets
 * have to be files, and starts the program from there.
 */
const settings = process.env;
const home = homedir();
const caches: Partial<Record<NodeJS.Platform, string>> = {
  darwin: path.join(home, 'Library', 'Caches'),
  win32: settings['LOCALAPPDATA'] ?? path.join(home, 'AppData', 'Local'),
};

/** The user's cache folder, so that the next start finds the files; a service may have no home. */
function layFiles(): string {
  const cache = caches[process.platform] ?? settings['XDG_CACHE_HOME'] ?? path.join(home, '.cache');
  const folder = path.join(cache, 'furnizo', getAsset('contents', 'utf8'));
  try {
    layFilesIn(folder);
    return folder;
  } catch {
    const temporary = mkdtempSync(path.join(tmpdir(), 'furnizo-'));
    process.on('exit', () => rmSync(temporary, { recursive: true, force: true }));
    layFilesIn(temporary);
    return temporary;
  }
}

/** A missing or truncated file is extracted again; another start may do the same concurrently. */
function layFilesIn(folder: string): void {
  for (const key of getAssetKeys()) {
    const bytes = new Uint8Array(getRawAsset(key));
    const file = path.join(folder, key);
    if (existsSync(file) && statSync(file).size === bytes.length) continue;
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, bytes);
    renameSync(unfinished, file);
  }
}

settings['NODE_ENV'] ??= 'production';
const folder = layFiles();
createRequire(path.join(folder, 'package.json'))('./dist/server/start.cjs');
