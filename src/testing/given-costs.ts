import { firstCost } from '#domain/costs/pool.ts';
import type { Actor } from '#kernel/ctx.ts';
import { inTransaction } from '#kernel/transaction.ts';
import { givenSeller } from './given-shop.ts';
import { openWorld, type World } from './world.ts';

export function givenCost(world: World, productId: number, unitCostE4: number): void {
  inTransaction(world.ctx, (tx) => firstCost(tx, { productId, unitCostE4 }));
}

export type Pool = { readonly quantity: number; readonly valueE4: number; readonly averageE4: number };

export function poolOf(world: World, productId: number): Pool | undefined {
  return world.handle.connection
    .prepare<[number], Pool>(
      'SELECT quantity, value_e4 AS valueE4, average_e4 AS averageE4 FROM cost_pools WHERE product_id = ?',
    )
    .get(productId);
}

export type CostEntry = {
  readonly kind: string;
  readonly reason: string;
  readonly quantity: number;
  readonly valueE4: number;
  readonly expenseE4: number;
};

export function costEntriesOf(world: World, productId: number): CostEntry[] {
  return world.handle.connection
    .prepare<[number], CostEntry>(
      `SELECT kind, reason, quantity, value_e4 AS valueE4, expense_e4 AS expenseE4
       FROM cost_entries WHERE product_id = ? ORDER BY id`,
    )
    .all(productId);
}

export async function givenPurchasing(): Promise<{ readonly world: World; readonly seller: Actor }> {
  const world = openWorld();
  const seller = await givenSeller(world);
  const { settings } = world.call(seller).admin;
  await settings.update({
    group: 'features',
    values: { ...(await settings.get()).features, purchasing: true },
  });
  return { world, seller };
}
