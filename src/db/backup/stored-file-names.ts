import { type Dirent, lstatSync, readdirSync } from 'node:fs';
import type { StoredFolders } from '#db/data-folder.ts';
import { storedFolders } from './backups.ts';

const STORED = /^[\w-]{1,100}\.(?:jpg|png|webp|pdf)$/;

const isStored = (entry: Dirent) => entry.isFile() && STORED.test(entry.name);

/** Names of what the shop itself stored in a folder: never a link, a folder, a pipe or a file of another program. */
export function listStoredFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(isStored)
    .map(({ name }) => name);
}

/** What others put among the pictures and documents, such as `@eaDir` of a NAS; it is neither copied nor served. */
export function listForeignFiles(shop: StoredFolders): string[] {
  return storedFolders(shop).flatMap(({ place, name: folder }) =>
    readdirSync(place, { withFileTypes: true })
      .filter((entry) => !entry.name.startsWith('.') && !isStored(entry))
      .map(({ name }) => `${folder}/${name}`),
  );
}

export function isRegularFile(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
