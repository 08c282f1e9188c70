import { join } from 'node:path';

/** Where the migrations lie when the program runs from its sources. */
export const MIGRATIONS_FOLDER = join(import.meta.dirname, '../../drizzle');
