import { products } from '#db/schema/catalog.ts';
import { users } from '#db/schema/users.ts';
import { changeStock } from '#domain/stock-ledger/change-stock.ts';
import { FIRM_COLUMNS, type Firm, saveCustomerRow } from '#domain/users/customer-row.ts';
import { toUserRow } from '#domain/users/users.ts';
import type { Actor } from '#kernel/ctx.ts';
import { inTransaction } from '#kernel/transaction.ts';
import type { Role } from '#shared/roles.ts';
import { foldText } from '#shared/text/fold.ts';
import { normalizePhone } from '#shared/text/phone.ts';
import type { World } from './world.ts';

type GivenUser = Partial<typeof users.$inferInsert & Firm>;

type Ground = Pick<World, 'handle' | 'ctx'>;

let sequence = 0;

function firmOf(values: GivenUser): Partial<Firm> {
  const firm = Object.entries(values).filter(([field]) => field in FIRM_COLUMNS);
  return Object.fromEntries(firm);
}

export function givenUser(world: Ground, role: Role, values: GivenUser = {}): Actor {
  sequence += 1;
  const name = values.name ?? `${role} ${sequence}`;
  const phone = values.phone ?? `044${String(sequence).padStart(6, '0')}`;
  const now = world.ctx.clock.now();
  const login = world.handle.db
    .insert(users)
    .values({
      name,
      nameFolded: foldText(name),
      email: `${role}${sequence}@example.test`,
      phone,
      phoneNormalized: normalizePhone(phone),
      role,
      createdAt: now,
      updatedAt: now,
      ...values,
    })
    .returning()
    .get();
  const address = role === 'customer' ? `Rr. Nëna Terezë ${sequence}` : '';
  const account = { ...toUserRow({ ...login, firm: null }), address, regionId: 1, ...firmOf(values) };
  saveCustomerRow(world.ctx, account);
  const { id, regionId, discountBasisPoints, driverCode } = account;
  return { id, role, name, regionId, discountBasisPoints, driverCode };
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
