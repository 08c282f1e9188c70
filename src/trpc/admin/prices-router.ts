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
import { customerInput } from '#shared/inputs/order-inputs.ts';
import {
  assignPriceListInput,
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
import { answersFile, router } from '#trpc/trpc.ts';

export const pricesRouter = router({
  lists: adminProcedure.query(({ ctx }) => listPriceLists(ctx)),
  list: adminProcedure.input(priceListInput).query(({ ctx, input }) => getPriceList(ctx, input)),
  create: adminProcedure
    .input(createPriceListInput)
    .mutation(({ ctx, input }) => createPriceList(ctx, input)),
  update: adminProcedure
    .input(updatePriceListInput)
    .mutation(({ ctx, input }) => updatePriceList(ctx, input)),
  delete: adminProcedure.input(priceListInput).mutation(({ ctx, input }) => deletePriceList(ctx, input)),
  listPrices: adminProcedure.input(listPricesInput).query(({ ctx, input }) => listListPrices(ctx, input)),
  setListPrices: adminProcedure
    .input(setListPricesInput)
    .mutation(({ ctx, input }) => setListPrices(ctx, input)),
  ofCustomer: adminProcedure
    .input(customerPricesInput)
    .query(({ ctx, input }) => listCustomerPrices(ctx, input)),
  setContractPrices: adminProcedure
    .input(setContractPricesInput)
    .mutation(({ ctx, input }) => setContractPrices(ctx, input)),
  assignList: adminProcedure.input(assignPriceListInput).mutation(({ ctx, input }) =>
    inTransaction(ctx, (tx) => {
      getCustomer(tx, { customerId: input.customerId });
      assignPriceList(tx, input.customerId, input.priceListId);
    }),
  ),
  productsByCode: adminProcedure
    .input(productsByCodeInput)
    .query(({ ctx, input }) => findProductsByCode(ctx, input)),
  file: adminProcedure
    .use(answersFile)
    .input(priceListFileInput)
    .query(({ ctx, input }) => getPriceListFile(ctx, input)),
  paper: adminProcedure
    .use(answersFile)
    .input(priceDocumentInput)
    .query(({ ctx, input }) => printPriceList(ctx, input)),
  waiting: adminProcedure.query(({ ctx }) => listWaitingCustomers(ctx)),
  approve: adminProcedure.input(customerInput).mutation(({ ctx, input }) => approveCustomer(ctx, input)),
});
