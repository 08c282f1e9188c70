import { listCashSheets } from '#domain/cash/cash-sheets.ts';
import { countTill } from '#domain/cash/close-cash.ts';
import { getTillDay } from '#domain/cash/till-day.ts';
import { searchOrderProducts } from '#domain/catalog/list-region-products.ts';
import { countRoadConflicts, listRoadConflicts } from '#domain/delivery/list-conflicts.ts';
import { readDriverLoads } from '#domain/delivery/read-driver-loads.ts';
import { listVans } from '#domain/firm/vans.ts';
import { setDayVan } from '#domain/users/driver-vans.ts';
import { listDrivers } from '#domain/users/drivers.ts';
import { idInput } from '#shared/inputs/basic-inputs.ts';
import { agendaInput, cashDayInput, driverAgendaInput } from '#shared/inputs/delivery-inputs.ts';
import { countTillInput, tillInput } from '#shared/inputs/ledger-inputs.ts';
import { listRoadConflictsInput } from '#shared/inputs/road-conflict-inputs.ts';
import { searchOrderProductsInput } from '#shared/inputs/shop-list-inputs.ts';
import { stockerProcedure } from '#trpc/procedures.ts';
import { calls, callsOnce, router } from '#trpc/trpc.ts';
import { agendaRouter } from './agenda-router.ts';
import { documentsRouter, issuedDocumentsRouter, pickingListRouter } from './documents-router.ts';
import { ordersRouter } from './orders-router.ts';
import { purchasingRouter } from './purchasing-router.ts';
import { stockRouter } from './stock-router.ts';

const vansRouter = router({
  list: stockerProcedure.query(({ ctx }) => listVans(ctx)),
  setDay: stockerProcedure
    .input(driverAgendaInput.extend({ vanId: idInput.nullable() }))
    .mutation(calls(setDayVan)),
});

const roadConflictsRouter = router({
  list: stockerProcedure.input(listRoadConflictsInput).query(calls(listRoadConflicts)),
  count: stockerProcedure.query(({ ctx }) => countRoadConflicts(ctx)),
});

const productsRouter = router({
  search: stockerProcedure.input(searchOrderProductsInput).query(calls(searchOrderProducts)),
});

const driversRouter = router({
  list: stockerProcedure.query(({ ctx }) => listDrivers(ctx)),
  loads: stockerProcedure.input(agendaInput).query(calls(readDriverLoads)),
});

const cashRouter = router({
  sheets: stockerProcedure.input(cashDayInput).query(calls(listCashSheets)),
  day: stockerProcedure.input(tillInput).query(calls(getTillDay)),
  count: stockerProcedure.input(countTillInput).mutation(callsOnce(countTill)),
});

export const stockerRouter = router({
  pickingList: pickingListRouter,
  documents: documentsRouter,
  issuedDocuments: issuedDocumentsRouter,
  agenda: agendaRouter,
  cash: cashRouter,
  stock: stockRouter,
  products: productsRouter,
  drivers: driversRouter,
  orders: ordersRouter,
  roadConflicts: roadConflictsRouter,
  vans: vansRouter,
  purchasing: purchasingRouter,
});
