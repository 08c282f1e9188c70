import { type Dirent, lstatSync, readdirSync } from 'node:fs';
import type { StoredFolders } from '#db/data-folder.ts';
import { storedFolders } from './backups.ts';

const STORED = /^[\w-]{1,100}\.(?:jpg|png|webp|pdf)$/;

const isStored = (entry: Dirent) => entry.isFile() && STORED.test(entry.name);

/** Names of the files that the shop stored in a folder: no links, folders, pipes or files of other programs. */
export function listStoredFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(isStored)
    .map(({ name }) => name);
}

/** Foreign files among the pictures and documents, such as `@eaDir` of a NAS; they are neither copied nor served. */
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
