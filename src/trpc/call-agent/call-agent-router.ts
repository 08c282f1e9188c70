import { z } from 'zod';
import {
  listAllRegionProducts,
  listProductsByCode,
  searchOrderProducts,
} from '#domain/catalog/list-region-products.ts';
import { setCalled } from '#domain/customers/customer-calls.ts';
import {
  addCustomerNote,
  listCustomerNotes,
  resolveCustomerNote,
  setNoteForDriver,
} from '#domain/customers/customer-notes.ts';
import {
  findCustomerByPhone,
  getCustomer,
  registerCustomer,
  searchCustomers,
  updateCustomer,
} from '#domain/customers/customers.ts';
import { getPhoto, listPhotos } from '#domain/delivery/delivery-photos.ts';
import { readDriverLoads } from '#domain/delivery/read-driver-loads.ts';
import { getRegionRules } from '#domain/delivery-rules/region-rules.ts';
import { printDocument, printInvoice, printProof } from '#domain/documents/invoices/print-invoices.ts';
import {
  printConfirmation,
  printStatement,
  tabulateStatement,
} from '#domain/documents/statements/print-statement.ts';
import { listActiveRegions } from '#domain/firm/regions.ts';
import { getDocument } from '#domain/invoicing/get-document.ts';
import { listDocuments } from '#domain/invoicing/list-documents.ts';
import { getReceivables, getStatement } from '#domain/ledger/get-receivables.ts';
import { readHold } from '#domain/ledger/read-hold.ts';
import { editOrder } from '#domain/orders/changes/edit-order.ts';
import { moveOrders } from '#domain/orders/changes/move-orders.ts';
import { addItem, updateItem } from '#domain/orders/changes/order-items.ts';
import { removeItem, restoreItem } from '#domain/orders/changes/remove-item.ts';
import { getUsualBasket, listBoughtBefore } from '#domain/orders/placement/bought-before.ts';
import { getOrderTerms } from '#domain/orders/placement/get-order-terms.ts';
import { getReorderProposal } from '#domain/orders/placement/get-reorder-proposal.ts';
import { listCallerProducts } from '#domain/orders/placement/list-caller-products.ts';
import { placeOrderFor } from '#domain/orders/placement/place-order.ts';
import { countPendingOrders, listPendingOrders } from '#domain/orders/queries/count-orders.ts';
import { findOrders } from '#domain/orders/queries/find-orders.ts';
import { getOrderHistory } from '#domain/orders/queries/order-history.ts';
import {
  listCustomerOrders,
  listOpenOrders,
  listOrdersOfDay,
  listUnassignedOrders,
} from '#domain/orders/queries/orders-of-day.ts';
import { getOrder } from '#domain/orders/queries/staff-order.ts';
import { assignDriver, assignDriverToOrders } from '#domain/orders/status/assign-driver.ts';
import { setOrderStatus } from '#domain/orders/status/set-order-status.ts';
import { listCustomersToCall } from '#domain/reports/list-customers-to-call.ts';
import { listDrivers } from '#domain/users/drivers.ts';
import { once } from '#kernel/idempotency.ts';
import { idInput, regionIdInput } from '#shared/inputs/basic-inputs.ts';
import {
  addCustomerNoteInput,
  registerCustomerInput,
  searchCustomersInput,
  updateCustomerInput,
} from '#shared/inputs/customer-inputs.ts';
import { agendaInput, photoInput } from '#shared/inputs/delivery-inputs.ts';
import { documentInput, listDocumentsInput } from '#shared/inputs/document-inputs.ts';
import { confirmationInput, getReceivablesInput, statementInput } from '#shared/inputs/ledger-inputs.ts';
import {
  addItemInput,
  bulkSetDriverInput,
  customerInput,
  customerOrderFeedInput,
  editOrderInput,
  findOrdersInput,
  moveOrdersInput,
  orderInput,
  orderPageInput,
  ordersOfDayPageInput,
  placeOrderForInput,
  removeItemInput,
  restoreItemInput,
  setDriverInput,
  setStatusInput,
  updateItemInput,
} from '#shared/inputs/order-inputs.ts';
import {
  allRegionProductsInput,
  productsByCodeInput,
  regionProductsInput,
  searchOrderProductsInput,
} from '#shared/inputs/shop-list-inputs.ts';
import { callAgentProcedure } from '#trpc/procedures.ts';
import { answersFile, calls, router, WHOLE_TABLE } from '#trpc/trpc.ts';

const productsRouter = router({
  list: callAgentProcedure.input(regionProductsInput).query(calls(listCallerProducts)),
  all: callAgentProcedure.meta(WHOLE_TABLE).input(allRegionProductsInput).query(calls(listAllRegionProducts)),
  byCode: callAgentProcedure.input(productsByCodeInput).query(calls(listProductsByCode)),
  search: callAgentProcedure.input(searchOrderProductsInput).query(calls(searchOrderProducts)),
});

const customersRouter = router({
  search: callAgentProcedure.input(searchCustomersInput).query(calls(searchCustomers)),
  findByPhone: callAgentProcedure
    .input(z.object({ phone: z.string().trim().max(60) }))
    .query(({ ctx, input }) => findCustomerByPhone(ctx, input.phone) ?? null),
  get: callAgentProcedure.input(z.object({ customerId: idInput })).query(calls(getCustomer)),
  toCall: callAgentProcedure.query(({ ctx }) => listCustomersToCall(ctx)),
  setCalled: callAgentProcedure
    .input(z.object({ customerId: idInput, isCalled: z.boolean() }))
    .mutation(calls(setCalled)),
  register: callAgentProcedure.input(registerCustomerInput).mutation(calls(registerCustomer)),
  update: callAgentProcedure.input(updateCustomerInput).mutation(calls(updateCustomer)),
  notes: callAgentProcedure
    .input(z.object({ customerId: idInput }))
    .query(({ ctx, input }) => listCustomerNotes(ctx, input.customerId)),
  addNote: callAgentProcedure
    .input(addCustomerNoteInput)
    .mutation(({ ctx, input }) => once(ctx, 'customer.note', input, addCustomerNote)),
  setNoteForDriver: callAgentProcedure
    .input(z.object({ noteId: idInput, isForDriver: z.boolean() }))
    .mutation(calls(setNoteForDriver)),
  resolveNote: callAgentProcedure
    .input(z.object({ noteId: idInput }))
    .mutation(({ ctx, input }) => resolveCustomerNote(ctx, input.noteId)),
});

const ordersRouter = router({
  find: callAgentProcedure.input(findOrdersInput).query(calls(findOrders)),
  place: callAgentProcedure.input(placeOrderForInput).mutation(({ ctx, input }) => {
    const idempotencyKey = input.idempotencyKey ?? ctx.idempotencyKey ?? undefined;
    return placeOrderFor(ctx, { ...input, idempotencyKey });
  }),
  byDay: callAgentProcedure.input(ordersOfDayPageInput).query(calls(listOrdersOfDay)),
  dayRules: callAgentProcedure.input(z.object({ regionId: regionIdInput })).query(calls(getRegionRules)),
  unassigned: callAgentProcedure.input(agendaInput).query(calls(listUnassignedOrders)),
  pending: callAgentProcedure.input(orderPageInput.default({})).query(calls(listPendingOrders)),
  countPending: callAgentProcedure.query(({ ctx }) => countPendingOrders(ctx)),
  details: callAgentProcedure.input(orderInput).query(calls(getOrder)),
  events: callAgentProcedure.input(orderInput).query(calls(getOrderHistory)),
  invoicePdf: callAgentProcedure.use(answersFile).input(orderInput).query(calls(printInvoice)),
  terms: callAgentProcedure.input(customerInput).query(calls(getOrderTerms)),
  hold: callAgentProcedure.input(orderInput).query(calls(readHold)),
  setStatus: callAgentProcedure.input(setStatusInput).mutation(calls(setOrderStatus)),
  move: callAgentProcedure.input(moveOrdersInput).mutation(calls(moveOrders)),
  setDriver: callAgentProcedure.input(setDriverInput).mutation(calls(assignDriver)),
  bulkSetDriver: callAgentProcedure.input(bulkSetDriverInput).mutation(calls(assignDriverToOrders)),
  addItem: callAgentProcedure.input(addItemInput).mutation(({ ctx, input: { expectedVersion, ...item } }) =>
    // A retry may send a newer version of the order and is still the same write.
    once(ctx, 'order.add-item', item, (tx, added) => addItem(tx, { ...added, expectedVersion })),
  ),
  updateItem: callAgentProcedure.input(updateItemInput).mutation(calls(updateItem)),
  removeItem: callAgentProcedure.input(removeItemInput).mutation(calls(removeItem)),
  restoreItem: callAgentProcedure.input(restoreItemInput).mutation(calls(restoreItem)),
  edit: callAgentProcedure.input(editOrderInput).mutation(calls(editOrder)),
  history: callAgentProcedure.input(customerOrderFeedInput).query(calls(listCustomerOrders)),
  open: callAgentProcedure.input(customerInput).query(calls(listOpenOrders)),
  reorder: callAgentProcedure.input(orderInput).query(calls(getReorderProposal)),
  usualBasket: callAgentProcedure.input(customerInput).query(calls(getUsualBasket)),
  boughtBefore: callAgentProcedure.input(customerInput).query(calls(listBoughtBefore)),
});

const regionsRouter = router({
  list: callAgentProcedure.query(({ ctx }) => listActiveRegions(ctx)),
});

const receivablesRouter = router({
  get: callAgentProcedure.input(getReceivablesInput).query(calls(getReceivables)),
  statement: callAgentProcedure.input(statementInput).query(calls(getStatement)),
  statementPdf: callAgentProcedure.use(answersFile).input(statementInput).query(calls(printStatement)),
  statementXlsx: callAgentProcedure.use(answersFile).input(statementInput).query(calls(tabulateStatement)),
  confirmationPdf: callAgentProcedure
    .use(answersFile)
    .input(confirmationInput)
    .query(calls(printConfirmation)),
});

const driversRouter = router({
  list: callAgentProcedure.query(({ ctx }) => listDrivers(ctx)),
  loads: callAgentProcedure.input(agendaInput).query(calls(readDriverLoads)),
});

const documentsRouter = router({
  list: callAgentProcedure.input(listDocumentsInput).query(calls(listDocuments)),
  get: callAgentProcedure.input(documentInput).query(calls(getDocument)),
  pdf: callAgentProcedure.use(answersFile).input(documentInput).query(calls(printDocument)),
  photos: callAgentProcedure.input(orderInput).query(calls(listPhotos)),
  photo: callAgentProcedure.use(answersFile).input(photoInput).query(calls(getPhoto)),
  proof: callAgentProcedure.use(answersFile).input(orderInput).query(calls(printProof)),
});

export const callAgentRouter = router({
  products: productsRouter,
  customers: customersRouter,
  regions: regionsRouter,
  drivers: driversRouter,
  orders: ordersRouter,
  documents: documentsRouter,
  receivables: receivablesRouter,
});
