import { bookClosings } from '#db/schema/books.ts';
import type { Actor } from '#kernel/ctx.ts';
import type { IssueMoment } from '#shared/accounting/documents.ts';
import { givenUser } from './builders.ts';
import { openWorld, type World } from './world.ts';

export const FLOUR = {
  name: 'Miell',
  category: 'pasticeri',
  quantity: 12,
  priceE4: 1180_00,
  vatBasisPoints: 1800,
} as const;

export const RED_DOT =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAUAAAAFCAYAAACNbyblAAAAHElEQVQI12P4//8/w38GIAXDIBKE0DHxgljNBAAO9TXL0Y4OHwAAAABJRU5ErkJggg==';

export function openOffice() {
  const world = openWorld();
  return { world, products: world.call(givenUser(world, 'admin', { name: 'Drita' })).admin.products };
}

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

export function givenClosedMonth(world: Pick<World, 'handle' | 'ctx'>, month: string): void {
  const actorId = givenUser(world, 'admin').id;
  const closing = { month, event: 'close', actorId, createdAt: 0 } as const;
  world.handle.db
    .insert(bookClosings)
    .values({ ...closing, lastEntryId: 0, lastDocumentId: 0 })
    .run();
}
