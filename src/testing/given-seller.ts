import type { Actor } from '#kernel/ctx.ts';
import type { IssueMoment } from '#shared/accounting/documents.ts';
import { givenUser } from './builders.ts';
import type { World } from './world.ts';

export async function givenSeller(world: World, issueAt: IssueMoment = 'departure'): Promise<Actor> {
  const admin = givenUser(world, 'admin');
  const { settings } = world.call(admin).admin;
  await settings.update({
    group: 'seller',
    values: {
      ...(await settings.get()).seller,
      name: 'Furnizo Sh.p.k.',
      address: 'Zona Industriale',
      city: 'Lipjan',
      fiscalNumber: '600010000',
      vatNumber: '330010000',
      businessNumber: '810010000',
    },
  });
  await settings.update({ group: 'shop', values: { ...(await settings.get()).shop, issueAt } });
  return admin;
}
