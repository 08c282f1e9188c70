import { readFileSync } from 'node:fs';
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm';
import { products } from '#db/schema/catalog.ts';
import { documents } from '#db/schema/documents.ts';
import { orderLines, orders } from '#db/schema/orders.ts';
import { accountApprovals } from '#db/schema/prices.ts';
import { closeMonth } from '#domain/books/close-month.ts';
import { moveCash, spendCash } from '#domain/cash/close-cash.ts';
import { isInRegion } from '#domain/catalog/viewer.ts';
import { reportComplaint } from '#domain/complaints/report-complaint.ts';
import { settleComplaint } from '#domain/complaints/settle-complaint.ts';
import { setCalled } from '#domain/customers/customer-calls.ts';
import { updateCustomer } from '#domain/customers/customers.ts';
import { signUp } from '#domain/customers/sign-up.ts';
import { checkInVan, listVanReturns } from '#domain/delivery/check-in-van.ts';
import { notePhotos, storePhoto } from '#domain/delivery/delivery-photos.ts';
import { debitInvoice } from '#domain/invoicing/debit-invoice.ts';
import { bookPayment } from '#domain/ledger/book-payment.ts';
import { remind } from '#domain/ledger/reminders.ts';
import { reversePayment } from '#domain/ledger/reverse.ts';
import { createList } from '#domain/order-guide/customer-lists.ts';
import { setStar, setStockRequest } from '#domain/order-guide/marks.ts';
import { inviteToList, joinList } from '#domain/order-guide/share-lists.ts';
import { getSettings } from '#domain/settings/get-settings.ts';
import { updateSettings } from '#domain/settings/update-settings.ts';
import { receiveGoods } from '#domain/stock/adjust-stock.ts';
import { setDayVan } from '#domain/users/driver-vans.ts';
import type { Actor, ActorCtx } from '#kernel/ctx.ts';
import { inTransaction } from '#kernel/transaction.ts';
import { addMonths, monthOf } from '#shared/dates/months.ts';
import { addDays, toLocalDate } from '#shared/dates/shop-dates.ts';
import { reportComplaintInput } from '#shared/inputs/complaint-inputs.ts';
import { INITIAL_STATUS, STATUS } from '#shared/order-status.ts';
import type { DocumentFilesCtx } from '#storage/document-files.ts';
import { newCustomer } from './demo-people.ts';
import { type Act, actorOf, type Crew } from './live-history.ts';
import type { HistoryInput, SeededCustomer } from './plan-orders.ts';
import type { SeedContext } from './seed-context.ts';
import type { SeededPeople } from './seed-people.ts';

const DAY_MS = 24 * 3_600_000;

/** Customers with old debts, and how many days ago they were reminded. */
const REMINDED = [
  { customer: 5, daysAgo: 30, level: 2 },
  { customer: 6, daysAgo: 9, level: 2 },
] as const;

const DAYS_WITH_DELIVERY_NOTES = 7;

/** Afterwards a customer without a login has no address, without which no invoice is issued. */
const NO_ADDRESS_DAYS = 3;
const WITH_A_LOGIN = 20;

/** The part in the past: the first week's invoices were issued on delivery, and some customers were reminded. */
export function planDesks(
  { nowMs }: SeedContext,
  { admin: by }: Crew,
  { customers, days }: HistoryInput,
): Act[] {
  const start = days[0]?.midnightMs ?? nowMs;
  const issueAt = (moment: 'delivery' | 'departure') => (ctx: ActorCtx) =>
    updateSettings(ctx, { group: 'shop', values: { ...getSettings(ctx).shop, issueAt: moment } });
  const reminders = REMINDED.flatMap(({ customer, daysAgo, level }): Act[] => {
    const customerId = customers[customer]?.id;
    if (customerId === undefined) return [];
    return [{ at: nowMs - daysAgo * DAY_MS, by, act: (ctx) => remind(ctx, { customerId, level }) }];
  });
  return [
    { at: start, by, act: issueAt('delivery') },
    { at: start + DAYS_WITH_DELIVERY_NOTES * DAY_MS, by, act: issueAt('departure') },
    { at: nowMs - NO_ADDRESS_DAYS * DAY_MS, by, act: (ctx) => loseAddress(ctx, customers) },
    ...reminders,
  ];
}

function loseAddress(ctx: ActorCtx, customers: readonly SeededCustomer[]): void {
  const nobody = customers.slice(WITH_A_LOGIN).map(({ id }) => id);
  const toCome = [isNotNull(orders.driverId), inArray(orders.status, [INITIAL_STATUS, STATUS.prepared])];
  const order = ctx.db
    .select({ customerId: orders.customerId })
    .from(orders)
    .where(and(inArray(orders.customerId, nobody), ...toCome))
    .orderBy(desc(orders.id))
    .limit(1)
    .get();
  if (order) updateCustomer(ctx, { ...order, address: '' });
}

type Desk = {
  readonly seed: SeedContext;
  readonly crew: Crew;
  readonly first: SeededCustomer;
  readonly second: SeededCustomer;
  readonly as: (actor: Actor) => ActorCtx & DocumentFilesCtx;
};

/** Data for every screen: what the days have left on each desk, done by the responsible roles. */
export function liveDesks(
  seed: SeedContext,
  ctx: DocumentFilesCtx,
  { crew, customers }: SeededPeople,
  { pictureFile, passwordHash }: { readonly pictureFile: string; readonly passwordHash: string },
): void {
  const [first, second] = customers;
  if (!first || !second) return;
  inTransaction(ctx, (tx) => {
    const as = (actor: Actor) => ({ ...tx, actor, clock: { now: () => seed.nowMs } });
    const desk = { seed, crew, first, second, as };
    markProducts(desk);
    const photo = storePhoto(as(actorOf(first)), readFileSync(pictureFile)).photo;
    complain(desk, photo);
    photographDelivery(desk, photo);
    for (const { id: customerId } of customers.slice(5, 8)) {
      setCalled(as(crew.agent), { customerId, isCalled: true });
    }
    const waiting = signUp({ ...as(crew.admin), actor: null }, { ...newCustomer, passwordHash });
    tx.db.insert(accountApprovals).values({ customerId: waiting.id, requestedAt: seed.nowMs }).run();
    correctBooks(desk);
    settleRoad(desk);
  });
}

function markProducts({ crew, first, second, as }: Desk): void {
  const [owner, friend] = [as(actorOf(first)), as(actorOf(second))];
  const visible = (isSoldOut: boolean) =>
    owner.db
      .select({ productId: products.id })
      .from(products)
      .where(
        and(
          isNull(products.deletedAt),
          isInRegion(first.regionId),
          isInRegion(second.regionId),
          eq(products.orderStep, 1),
          isSoldOut ? eq(products.stock, 0) : gt(products.stock, 0),
        ),
      )
      .orderBy(asc(products.id))
      .limit(8)
      .all();
  const stocked = visible(false);
  for (const { productId } of stocked.slice(0, 4)) setStar(owner, { productId, isStarred: true });
  const items = stocked.map(({ productId }, place) => ({ productId, quantity: place + 1 }));
  const { id: listId } = createList(owner, { name: 'Porosia e së premtes', items });
  joinList(friend, { code: inviteToList(owner, { listId }).code });
  const soldOut = visible(true).slice(-3);
  for (const { productId } of soldOut) {
    for (const customer of [owner, friend]) setStockRequest(customer, { productId, isWished: true });
  }
  const [back] = soldOut;
  if (back) receiveGoods(as(crew.stocker), { lines: [{ ...back, quantity: 24 }], note: '' });
}

/** One complaint is answered, one waits for the office. */
function complain({ crew, first, second, as }: Desk, photo: string): void {
  const report = (customer: SeededCustomer, what: object) => {
    const found = lastDelivered(as(crew.admin), customer.id);
    if (!found) return undefined;
    const { orderId, productId } = found;
    const complaint = { orderId, lines: [{ productId, quantity: 1 }], ...what };
    return reportComplaint(as(actorOf(customer)), reportComplaintInput.parse(complaint)).complaintId;
  };
  const damaged = { reason: 'damaged', note: 'Kutia kishte rënë, përmbajtja doli jashtë.', photos: [photo] };
  const complaintId = report(first, damaged);
  if (complaintId !== undefined) {
    const answer = 'Na vjen keq. Ju sjellim një tjetër me porosinë e radhës.';
    settleComplaint(as(crew.admin), { complaintId, answer, isDone: true });
  }
  report(second, { reason: 'missing', note: 'Mungon një copë, faturën e kemi nënshkruar pa e numëruar.' });
}

function lastDelivered({ db }: ActorCtx, customerId: number) {
  return db
    .select({ orderId: orders.id, productId: orderLines.productId, driverId: orders.driverId })
    .from(orders)
    .innerJoin(orderLines, eq(orderLines.orderId, orders.id))
    .where(
      and(
        eq(orders.customerId, customerId),
        eq(orders.status, STATUS.delivered),
        isNotNull(orders.driverId),
        gt(orderLines.quantity, 0),
      ),
    )
    .orderBy(desc(orders.id), asc(orderLines.id))
    .limit(1)
    .get();
}

function photographDelivery({ crew, first, as }: Desk, photo: string): void {
  const found = lastDelivered(as(crew.admin), first.id);
  const driver = crew.drivers.find(({ id }) => id === found?.driverId);
  if (found && driver) notePhotos(as(driver), { orderId: found.orderId, attemptId: null }, [photo]);
}

function correctBooks({ seed, crew, first, as }: Desk): void {
  const office = as(crew.admin);
  const invoice = office.db
    .select({ documentId: documents.id })
    .from(documents)
    .where(and(eq(documents.kind, 'invoice'), eq(documents.customerId, first.id)))
    .orderBy(desc(documents.id))
    .limit(1)
    .get();
  if (invoice) {
    const transport = { description: 'Transport i veçantë', amountCents: 500, vatBasisPoints: 1_800 };
    debitInvoice(office, { ...invoice, reason: 'Dorëzim jashtë orarit', lines: [transport] });
  }
  const typedTwice = { amountCents: 2_000, method: 'bank', reference: 'NLB dy herë', note: '' } as const;
  const { payment } = bookPayment(office, { customerId: first.id, ...typedTwice });
  reversePayment(office, { paymentId: payment.id, reason: 'U shkrua dy herë' });
  const today = toLocalDate(seed.nowMs, seed.timeZone);
  closeMonth(office, { month: addMonths(monthOf(today), -2) });
}

const EXPENSES = [
  [4_000, 'Gomë e re'],
  [4_500, 'Larje dhe parking'],
  // Above a driver's daily limit: it waits for the office.
  [3_000, 'Vaj motori'],
] as const;

const SOME_DAYS = 10;

function settleRoad({ seed, crew, as }: Desk): void {
  const today = toLocalDate(seed.nowMs, seed.timeZone);
  const [driver] = crew.drivers;
  if (!driver?.driverCode) return;
  const { driverCode } = driver;
  const stocker = as(crew.stocker);
  setDayVan(stocker, { driverCode, date: today, vanId: 3 });
  const float = { date: today, driverCode, kind: 'float', amountCents: 10_000, reason: 'Kusur' } as const;
  moveCash(as(crew.admin), float);
  for (const [amountCents, reason] of EXPENSES) spendCash(as(driver), { amountCents, reason });
  for (let daysAgo = 1; daysAgo <= SOME_DAYS; daysAgo += 1) {
    const date = addDays(today, -daysAgo);
    const [van] = listVanReturns(stocker, { date }).filter(({ lines }) => lines.length > 0);
    if (!van) continue;
    const lines = van.lines.map(({ productId, isWrittenOff, expected }) => ({
      ...{ productId, isWrittenOff, expected, returned: expected, reason: null },
    }));
    checkInVan(stocker, { driverCode: van.driverCode, date, lines, note: '' });
    return;
  }
}
