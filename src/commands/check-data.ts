import { existsSync } from 'node:fs';
import { openDatabase } from '#db/client.ts';
import { verifyDatabase } from '#db/database-care.ts';
import { findBrokenInvariants } from '#db/invariants.ts';
import type { Env } from '#env.ts';
import { CommandError, isDamaged, isDiskFull, reasonOf } from './command-error.ts';
import { openShopFolder } from './open-shop-folder.ts';
import { readVersion } from './read-version.ts';
import { migrateCopy, onTrialCopy } from './trial-copy.ts';

/**
 * Tests this program on a copy of the shop's data, which does not change, also while the shop is open: migrates the
 * copy and checks it. Rejects with `database` when the copy can't be migrated, or violates an invariant that held
 * before.
 */
export async function checkData(env: Env): Promise<void> {
  const folder = openShopFolder(env);
  if (!existsSync(folder.databaseFile)) {
    throw new CommandError('database', `Nuk ka asgjë për të provuar: ${folder.databaseFile} nuk ekziston.`);
  }
  const broken = await onTrialCopy(folder, folder.databaseFile, (file) => {
    const before = brokenIn(file);
    try {
      migrateCopy(file);
      verifyDatabase(file);
    } catch (thrown) {
      if (isDiskFull(thrown) || isDamaged(thrown)) throw thrown;
      throw new CommandError(
        'database',
        `Të dhënat nuk përshtaten me Furnizo ${readVersion()}. ${reasonOf(thrown)}`,
      );
    }
    const after = brokenIn(file);
    return { known: before, fresh: after.filter((sentence) => !before.includes(sentence)) };
  });
  for (const sentence of broken.known) console.log(`Vlente edhe më parë se nuk qëndron: ${sentence}`);
  if (broken.fresh.length > 0) {
    throw new CommandError('database', `Pas përditësimit nuk do të qëndronte:\n${broken.fresh.join('\n')}`);
  }
  console.log(`Furnizo ${readVersion()} u provua mbi një kopje të të dhënave: gjithçka është në rregull.`);
}

function brokenIn(file: string): string[] {
  const { connection } = openDatabase(file, { readonly: true });
  try {
    return findBrokenInvariants(connection);
  } finally {
    connection.close();
  }
}
