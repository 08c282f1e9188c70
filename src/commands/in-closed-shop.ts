import type { Env } from '#env.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { sentenceOf } from '#shared/errors/error-answers.ts';
import { acquireDataFolder } from './acquire-data-folder.ts';
import { CommandError } from './command-error.ts';
import { openShopDatabase } from './open-shop-database.ts';
import { openShopFolder } from './open-shop-folder.ts';

export async function inClosedShop(env: Env, act: (ctx: Ctx) => Promise<void>): Promise<void> {
  const folder = openShopFolder(env);
  const release = acquireDataFolder(folder);
  try {
    const handle = await openShopDatabase(folder);
    try {
      await act({ db: handle.db, actor: null, clock: { now: () => Date.now() }, emit: () => undefined });
    } finally {
      handle.connection.close();
    }
  } catch (thrown) {
    if (thrown instanceof DomainError) throw new CommandError('usage', sentenceOf(thrown));
    throw thrown;
  } finally {
    release();
  }
}
