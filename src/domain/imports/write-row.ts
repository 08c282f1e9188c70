import { createProduct } from '#domain/catalog/create-product.ts';
import { updateProduct } from '#domain/catalog/update-product.ts';
import { enterOpening, hasEntries } from '#domain/ledger/office-entries.ts';
import { setListPrices } from '#domain/prices/set-prices.ts';
import { setOpeningCost } from '#domain/purchasing/costs/opening-cost.ts';
import { setSupplierProducts } from '#domain/purchasing/suppliers/supplier-products.ts';
import { createUserRow, getUser, saveUser } from '#domain/users/users.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { withChanges } from '#shared/changes.ts';
import type { ImagesCtx } from '#storage/image-store.ts';
import { writeCommercial } from './customer-commercial.ts';
import type { CustomerWrite } from './plan-customer.ts';
import type { ListPriceWrite } from './plan-list-price.ts';
import type { OpeningWrite } from './plan-opening.ts';
import type { OpeningCostWrite } from './plan-opening-cost.ts';
import type { ProductWrite } from './plan-product.ts';
import type { SupplierProductWrite } from './plan-supplier-product.ts';

export type ImportCtx = ActorCtx & ImagesCtx;

export type ImportWrite =
  | ProductWrite
  | CustomerWrite
  | OpeningWrite
  | ListPriceWrite
  | SupplierProductWrite
  | OpeningCostWrite;

/**
 * Writes a row as the forms would: stock through the stock ledger, new customers without a password, as when
 * registered by phone. Rejects as the forms do.
 */
export function writeRow(tx: ImportCtx, write: ImportWrite): void {
  switch (write.kind) {
    case 'create-product':
      createProduct(tx, write.input);
      return;
    case 'change-product':
      updateProduct(tx, write.input);
      return;
    case 'create-customer': {
      const account = { ...write.input, role: 'customer' as const, driverCode: null, passwordHash: null };
      const { id } = createUserRow(tx, account, 'user.imported');
      writeCommercial(tx, id, write.commercial);
      return;
    }
    case 'change-customer':
      changeCustomer(tx, write);
      return;
    case 'enter-opening':
      writeOpening(tx, write);
      return;
    case 'set-list-price':
      setListPrices(tx, { id: write.listId, prices: [write.price] });
      return;
    case 'set-supplier-product':
      setSupplierProducts(tx, { supplierId: write.supplierId, products: [write.product] });
      return;
    case 'set-opening-cost':
      setOpeningCost(tx, write.input);
  }
}

function changeCustomer(tx: ImportCtx, write: Extract<CustomerWrite, { kind: 'change-customer' }>): void {
  const before = getUser(tx, write.userId);
  if (before.role !== 'customer') throw new DomainError('customer-not-found');
  saveUser(tx, before, withChanges(before, write.input));
  writeCommercial(tx, write.userId, write.commercial);
}

function writeOpening(tx: ImportCtx, { input, begun }: OpeningWrite): void {
  if (!begun.has(input.customerId) && hasEntries(tx, input.customerId))
    throw new DomainError('account-begun');
  enterOpening(tx, input);
  begun.add(input.customerId);
}
