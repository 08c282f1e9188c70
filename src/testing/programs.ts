import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** What `npm start` runs, and the bundle that every test run makes: it starts in a fifth of the time. */
export const PROGRAMS = { sources: join(root, 'src/main.ts'), bundle: join(root, 'dist/server/main.js') };

export type Program = keyof typeof PROGRAMS;
