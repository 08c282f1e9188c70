import { z } from 'zod';
import { findProductsByCode, listCustomerPrices, listListPrices } from '#domain/catalog/price-tables.ts';
import { approveCustomer, listWaitingCustomers } from '#domain/customers/approvals.ts';
import { getCustomer } from '#domain/customers/customers.ts';
import { printPriceList } from '#domain/documents/price-lists/print-price-list.ts';
import { getPriceListFile } from '#domain/exports/get-price-list-file.ts';
import {
  assignPriceList,
  createPriceList,
  deletePriceList,
  getPriceList,
  listPriceLists,
  updatePriceList,
} from '#domain/prices/price-lists.ts';
import { setContractPrices, setListPrices } from '#domain/prices/set-prices.ts';
import { inTransaction } from '#kernel/transaction.ts';
import { idInput } from '#shared/inputs/basic-inputs.ts';
import { customerInput } from '#shared/inputs/order-inputs.ts';
import {
  createPriceListInput,
  customerPricesInput,
  listPricesInput,
  priceDocumentInput,
  priceListFileInput,
  priceListInput,
  productsByCodeInput,
  setContractPricesInput,
  setListPricesInput,
  updatePriceListInput,
} from '#shared/inputs/price-inputs.ts';
import { adminProcedure } from '#trpc/procedures.ts';
import { answersFile, calls, router } from '#trpc/trpc.ts';

export const pricesRouter = router({
  lists: adminProcedure.query(({ ctx }) => listPriceLists(ctx)),
  list: adminProcedure.input(priceListInput).query(calls(getPriceList)),
  create: adminProcedure.input(createPriceListInput).mutation(calls(createPriceList)),
  update: adminProcedure.input(updatePriceListInput).mutation(calls(updatePriceList)),
  delete: adminProcedure.input(priceListInput).mutation(calls(deletePriceList)),
  listPrices: adminProcedure.input(listPricesInput).query(calls(listListPrices)),
  setListPrices: adminProcedure.input(setListPricesInput).mutation(calls(setListPrices)),
  ofCustomer: adminProcedure.input(customerPricesInput).query(calls(listCustomerPrices)),
  setContractPrices: adminProcedure.input(setContractPricesInput).mutation(calls(setContractPrices)),
  assignList: adminProcedure
    .input(z.object({ customerId: idInput, priceListId: idInput.nullable() }))
    .mutation(({ ctx, input }) =>
      inTransaction(ctx, (tx) => {
        getCustomer(tx, { customerId: input.customerId });
        assignPriceList(tx, input.customerId, input.priceListId);
      }),
    ),
  productsByCode: adminProcedure.input(productsByCodeInput).query(calls(findProductsByCode)),
  file: adminProcedure.use(answersFile).input(priceListFileInput).query(calls(getPriceListFile)),
  paper: adminProcedure.use(answersFile).input(priceDocumentInput).query(calls(printPriceList)),
  waiting: adminProcedure.query(({ ctx }) => listWaitingCustomers(ctx)),
  approve: adminProcedure.input(customerInput).mutation(calls(approveCustomer)),
});
