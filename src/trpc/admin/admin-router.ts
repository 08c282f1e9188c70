import { listAudit } from '#domain/audit/list-audit.ts';
import { getBookFile } from '#domain/books/book-file.ts';
import { checkMonth } from '#domain/books/check-month.ts';
import { closeMonth, getBooksState, reopenMonth } from '#domain/books/close-month.ts';
import { readBook } from '#domain/books/read-book.ts';
import { listSynonyms, saveSynonyms } from '#domain/catalog/search/synonyms.ts';
import { getComplaintPhoto, listComplaints } from '#domain/complaints/list-complaints.ts';
import { settleComplaint } from '#domain/complaints/settle-complaint.ts';
import { acceptConflict, declineConflict } from '#domain/delivery/decide-conflict.ts';
import {
  listDeliveryRules,
  listStranded,
  resetDeliveryRules,
  saveDeliveryRules,
} from '#domain/delivery-rules/save-delivery-rules.ts';
import { getExport, getExportFile, startExport } from '#domain/exports/start-export.ts';
import { getSettings } from '#domain/settings/get-settings.ts';
import { listAuditInput } from '#shared/inputs/audit-inputs.ts';
import { bookInput, bookMonthInput, reopenMonthInput } from '#shared/inputs/books-inputs.ts';
import { saveSynonymsInput } from '#shared/inputs/catalog-inputs.ts';
import {
  complaintPhotoInput,
  listComplaintsInput,
  settleComplaintInput,
} from '#shared/inputs/complaint-inputs.ts';
import { resetDeliveryRulesInput, saveDeliveryRulesInput } from '#shared/inputs/delivery-inputs.ts';
import { startExportInput } from '#shared/inputs/export-inputs.ts';
import { jobInput } from '#shared/inputs/import-inputs.ts';
import { acceptConflictInput, declineConflictInput } from '#shared/inputs/road-conflict-inputs.ts';
import { adminProcedure } from '#trpc/procedures.ts';
import { answersFile, calls, callsOnce, router, WHOLE_TABLE } from '#trpc/trpc.ts';
import { bankImportRouter } from './bank-import-router.ts';
import { cashRouter } from './cash-router.ts';
import { documentsRouter } from './documents-router.ts';
import { categoriesRouter, regionsRouter, unitsRouter, vansRouter } from './firm-router.ts';
import { importsRouter } from './imports-router.ts';
import { ordersRouter } from './orders-router.ts';
import { overviewRouter } from './overview-router.ts';
import { pricesRouter } from './prices-router.ts';
import { productsRouter } from './products-router.ts';
import { purchasingRouter } from './purchasing-router.ts';
import { receivablesRouter } from './receivables-router.ts';
import { settingsRouter } from './settings-router.ts';
import { usersRouter } from './users-router.ts';

const searchRouter = router({
  synonyms: adminProcedure.query(({ ctx }) => listSynonyms(ctx)),
  saveSynonyms: adminProcedure.input(saveSynonymsInput).mutation(calls(saveSynonyms)),
});

const roadConflictsRouter = router({
  accept: adminProcedure.input(acceptConflictInput).mutation(callsOnce(acceptConflict)),
  decline: adminProcedure.input(declineConflictInput).mutation(callsOnce(declineConflict)),
});

const exportsRouter = router({
  start: adminProcedure.meta(WHOLE_TABLE).input(startExportInput).mutation(calls(startExport)),
  status: adminProcedure.input(jobInput).query(calls(getExport)),
  file: adminProcedure.use(answersFile).input(jobInput).query(calls(getExportFile)),
});

const deliveryRulesRouter = router({
  list: adminProcedure.query(({ ctx }) => listDeliveryRules(ctx)),
  save: adminProcedure.input(saveDeliveryRulesInput).mutation(calls(saveDeliveryRules)),
  reset: adminProcedure.input(resetDeliveryRulesInput).mutation(calls(resetDeliveryRules)),
  stranded: adminProcedure.query(({ ctx }) => listStranded(ctx)),
});

const complaintsRouter = router({
  list: adminProcedure.input(listComplaintsInput).query(calls(listComplaints)),
  settle: adminProcedure.input(settleComplaintInput).mutation(calls(settleComplaint)),
  photo: adminProcedure.use(answersFile).input(complaintPhotoInput).query(calls(getComplaintPhoto)),
});

const booksRouter = router({
  state: adminProcedure.query(({ ctx }) => getBooksState(ctx)),
  get: adminProcedure.input(bookInput).query(calls(readBook)),
  check: adminProcedure.input(bookMonthInput).query(calls(checkMonth)),
  close: adminProcedure.input(bookMonthInput).mutation(calls(closeMonth)),
  reopen: adminProcedure.input(reopenMonthInput).mutation(calls(reopenMonth)),
  file: adminProcedure.use(answersFile).input(bookInput).query(calls(getBookFile)),
});

const auditRouter = router({
  list: adminProcedure
    .input(listAuditInput)
    .query(({ ctx, input }) => listAudit(ctx, { ...input, timeZone: getSettings(ctx).shop.timeZone })),
});

export const adminRouter = router({
  products: productsRouter,
  audit: auditRouter,
  search: searchRouter,
  settings: settingsRouter,
  users: usersRouter,
  orders: ordersRouter,
  deliveryRules: deliveryRulesRouter,
  documents: documentsRouter,
  overview: overviewRouter,
  imports: importsRouter,
  exports: exportsRouter,
  books: booksRouter,
  receivables: receivablesRouter,
  bankImport: bankImportRouter,
  cash: cashRouter,
  prices: pricesRouter,
  complaints: complaintsRouter,
  roadConflicts: roadConflictsRouter,
  regions: regionsRouter,
  units: unitsRouter,
  vans: vansRouter,
  categories: categoriesRouter,
  purchasing: purchasingRouter,
});
