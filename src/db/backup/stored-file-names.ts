import { lstatSync, readdirSync } from 'node:fs';
import type { DataFolder } from '#db/data-folder.ts';
import { storedFolders } from './backups.ts';

const STORED = /^[\w-]{1,100}\.(?:jpg|png|webp|pdf)$/;

/** Names of what the shop itself stored in a folder: never a link, a folder, a pipe or a file of another program. */
export function listStoredFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && STORED.test(entry.name))
    .map(({ name }) => name);
}

/** What others put among the pictures and documents, such as `@eaDir` of a NAS; it is neither copied nor served. */
export function listForeignFiles(shop: Pick<DataFolder, 'imagesFolder' | 'documentsFolder'>): string[] {
  return storedFolders(shop).flatMap(({ place, name: folder }) =>
    readdirSync(place, { withFileTypes: true })
      .filter(({ name }) => !name.startsWith('.'))
      .filter((entry) => !entry.isFile() || !STORED.test(entry.name))
      .map(({ name }) => `${folder}/${name}`),
  );
}

export function isRegularFile(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}
