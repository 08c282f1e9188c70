import { createAuth } from '#auth/auth.ts';
import { openLogin } from '#auth/open-login.ts';
import { openDatabase } from '#db/client.ts';
import { openDataFolder } from '#db/data-folder.ts';
import { migrateDatabase } from '#db/migrate.ts';
import { settings } from '#db/schema/settings.ts';
import type { Ctx } from '#kernel/ctx.ts';
import { addDays, toLocalMoment, weekdayOf } from '#shared/dates/shop-dates.ts';
import type { Role } from '#shared/roles.ts';
import { givenUser } from './builders.ts';

export function givenShopFile(dataDir: string) {
  const { databaseFile } = openDataFolder(dataDir);
  const handle = openDatabase(databaseFile);
  migrateDatabase(handle);
  const ctx: Ctx = { db: handle.db, actor: null, clock: { now: () => Date.now() }, emit: () => undefined };
  const world = { handle, ctx };
  const seller = { name: 'Furnizo', address: 'Lipjan', fiscalNumber: '600010000', vatNumber: '330010000' };
  handle.db
    .insert(settings)
    .values({ key: 'seller', value: JSON.stringify(seller), updatedAt: ctx.clock.now() })
    .run();
  const auth = createAuth({ isThrottled: false });
  const givenLogin = async (role: Role, values: Parameters<typeof givenUser>[2] = {}) => {
    const { id } = givenUser(world, role, values);
    const tokens = await openLogin({ ...ctx, auth, loginId: null, ip: '127.0.0.1', userAgent: 'test' }, id);
    return { id, cookie: `furnizo_session=${tokens.sessionToken}` };
  };
  return { ...world, databaseFile, givenLogin };
}

export function nextDeliveryDay(): string {
  let day = addDays(toLocalMoment(Date.now(), 'Europe/Belgrade').date, 1);
  while ([0, 6].includes(weekdayOf(day))) day = addDays(day, 1);
  return day;
}
