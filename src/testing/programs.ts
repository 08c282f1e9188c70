import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

export const PROGRAMS = { sources: join(root, 'src/main.ts'), bundle: join(root, 'dist/server/main.js') };

export type Program = keyof typeof PROGRAMS;
