import { products } from '#db/schema/catalog.ts';
import { users } from '#db/schema/users.ts';
import { changeStock } from '#domain/stock-ledger/change-stock.ts';
import type { Actor } from '#kernel/ctx.ts';
import { inTransaction } from '#kernel/transaction.ts';
import type { Role } from '#shared/roles.ts';
import { foldText } from '#shared/text/fold.ts';
import { normalizePhone } from '#shared/text/phone.ts';
import type { World } from './world.ts';

type Ground = Pick<World, 'handle' | 'ctx'>;

let sequence = 0;

export function givenUser(world: Ground, role: Role, values: Partial<typeof users.$inferInsert> = {}): Actor {
  sequence += 1;
  const name = values.name ?? `${role} ${sequence}`;
  const phone = values.phone ?? `044${String(sequence).padStart(6, '0')}`;
  const now = world.ctx.clock.now();
  const row = world.handle.db
    .insert(users)
    .values({
      name,
      nameFolded: foldText(name),
      email: `${role}${sequence}@example.test`,
      phone,
      phoneNormalized: normalizePhone(phone),
      address: `Rr. Nëna Terezë ${sequence}`,
      regionId: 1,
      role,
      createdAt: now,
      updatedAt: now,
      ...values,
    })
    .returning()
    .get();
  return {
    id: row.id,
    role: row.role,
    name: row.name,
    regionId: row.regionId,
    discountBasisPoints: row.discountBasisPoints,
    driverCode: row.driverCode,
  };
}

export function givenProduct(world: Ground, values: Partial<typeof products.$inferInsert> = {}): number {
  sequence += 1;
  const { stock = 100, ...rest } = values;
  const name = values.name ?? `Produkt ${sequence}`;
  const code = values.code ?? `P-${sequence}`;
  const now = world.ctx.clock.now();
  const { id } = world.handle.db
    .insert(products)
    .values({
      name,
      nameFolded: foldText(name),
      code,
      codeFolded: foldText(code),
      descriptionFolded: foldText(values.description ?? ''),
      category: 'pasticeri',
      priceE4: 1000_00,
      vatBasisPoints: 1800,
      createdAt: now,
      updatedAt: now,
      ...rest,
      stock: 0,
    })
    .returning({ id: products.id })
    .get();
  inTransaction(world.ctx, (tx) => changeStock(tx, { productId: id, delta: stock, reason: 'opening' }));
  return id;
}
