import { openDatabase } from '#db/client.ts';
import { verifyDatabase } from '#db/database-care.ts';
import { findBrokenInvariants } from '#db/invariants.ts';

/** Null when every page, reference and sum of a database file is right, else the fault. */
export function lookThrough(file: string): string | null {
  try {
    verifyDatabase(file);
    const { connection } = openDatabase(file, { readonly: true });
    try {
      return findBrokenInvariants(connection)[0] ?? null;
    } finally {
      connection.close();
    }
  } catch (thrown) {
    return String(thrown);
  }
}
