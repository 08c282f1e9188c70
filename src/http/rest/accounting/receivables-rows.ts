import { z } from 'zod';
import { receivablesOf } from '#http/rest/kit/by-role.ts';
import { countPages } from '#http/rest/kit/lists.ts';
import { param, params } from '#http/rest/kit/params.ts';
import { PDF, pdfAnswer, type RestRow, rowsOf, tableAnswer, XLSX } from '#http/rest/kit/rest-row.ts';
import { arrayOf, field, fieldsOf, listed, listOf, shapeOf, to } from '#http/rest/kit/shape.ts';
import { type ChangedSince, changedSinceText } from '#shared/accounting/ledger.ts';
import { knownInput } from '#shared/inputs/ledger-inputs.ts';
import { printCents } from '#shared/prices/money.ts';
import type { Caller } from '#trpc/app-router.ts';

const row = rowsOf({ tag: 'Accounts', roles: ['admin', 'call_agent', 'customer'] });

type Receivables = Caller['admin']['receivables'];
type Ageing = Awaited<ReturnType<Receivables['ageing']>>;
type Check = Awaited<ReturnType<Receivables['check']>>;
type Account = Awaited<ReturnType<Receivables['get']>>;
type Terms = Awaited<ReturnType<Receivables['setTerms']>>;
type Statement = Awaited<ReturnType<Receivables['statement']>>;

const entryShape = shapeOf<Omit<Account['entries'][number], 'reversedById'>>('AccountEntry')({
  day: to.date((entry) => entry.day),
  ...to.text.named('kind', 'number', 'description'),
  ...to.euros.named('debit', 'credit', 'balance'),
});

const changedSinceShape = shapeOf<ChangedSince>('ChangedSince')({
  closed_on: to.date((changed) => changed.closedOn),
  entries: to.int((changed) => changed.entries),
  amount: to.euros((changed) => changed.cents),
  message: to.text((changed) => changedSinceText(changed, printCents)),
}).nullable();

const openShape = shapeOf<Account['open'][number]>('OpenDocument')({
  document_id: to.int.orNull((open) => open.documentId),
  number: to.text((open) => open.number),
  issued_on: to.date((open) => open.day),
  due_on: to.date((open) => open.dueOn),
  total: to.euros((open) => open.amountCents),
  open: to.euros((open) => open.openCents),
});

const ages = fieldsOf<Ageing['totals']>()({
  total: to.euros((of) => of.totalCents),
  not_due: to.euros((of) => of.notDue),
  d30: to.euros((of) => of.d30),
  d60: to.euros((of) => of.d60),
  d90: to.euros((of) => of.d90),
  over_90: to.euros((of) => of.over90),
});

const agedShape = shapeOf<Ageing['rows'][number]>('AgedAccount')({
  customer_id: to.int((of) => of.customerId),
  name: to.text((of) => of.name),
  ...ages,
});

const ageingShape = shapeOf<Ageing>('Ageing')({
  rows: listOf(agedShape, (of) => of.rows),
  totals: field(shapeOf<Ageing['totals']>('Ages')(ages), (of) => of.totals),
  changed_since: field(changedSinceShape, (of) => of.changedSince),
});

const differenceShape = shapeOf<Check['differences'][number]>()({
  customer_id: to.int.orNull((difference) => difference.customerId),
  what: to.text((difference) => difference.what),
  ...to.euros.named('expected', 'found'),
});

const checkShape = shapeOf<Check>()({
  ok: to.bool((check) => check.ok),
  customers: to.int((check) => check.customers),
  control_total: to.euros((check) => check.controlTotalCents),
  differences: listOf(differenceShape, (check) => check.differences),
});

const termsShape = shapeOf<Terms>()({
  terms_days: to.int((terms) => terms.termsDays),
  limit: to.euros.orNull((terms) => terms.limitCents),
});

const statementShape = shapeOf<Statement>('Statement')({
  opening: to.euros((statement) => statement.openingCents),
  entries: listOf(entryShape, (statement) => statement.entries),
  closing: to.euros((statement) => statement.closingCents),
  changed_since: field(changedSinceShape, (statement) => statement.changedSince),
});

const owedFields = fieldsOf<Pick<Account, 'balanceCents' | 'open'>>()({
  balance: to.euros((account) => account.balanceCents),
  open: listOf(openShape, (account) => account.open),
});

type AccountPage = Account & { readonly page: number; readonly limit: number };

const accountShape = shapeOf<AccountPage>('Account')({
  balance: owedFields.balance,
  overdue: to.euros((account) => account.overdueCents),
  ...to.euros.orNull.named('limit', 'available'),
  terms_days: to.int((account) => account.termsDays),
  open: owedFields.open,
  entries: field(listed(arrayOf(entryShape)), (account) => account.entries),
  pagination: field(
    z.object({ currentPage: z.int(), totalPages: z.int(), totalEntries: z.int() }),
    (account: AccountPage) => ({
      currentPage: account.page,
      totalPages: countPages(account, account.entryCount).totalPages,
      totalEntries: account.entryCount,
    }),
  ),
});

const ofCustomer = { customer_id: param.id };

export const receivablesRows: readonly RestRow[] = [
  row('GET /accounts/ageing', {
    summary:
      'What all customers owe on a day, by how late it is. `changed_since` tells what was entered after its month was closed; `known=closing` leaves that out',
    roles: ['admin'],
    input: z.object({ on: param.date.optional(), known: knownInput }),
    output: ageingShape,
    call: ({ admin }, input) => admin.receivables.ageing(input),
  }),
  row('GET /accounts/check', {
    summary: 'Adds up every account in every way that it can be',
    roles: ['admin'],
    output: checkShape,
    call: ({ admin }) => admin.receivables.check(),
  }),
  row('GET /accounts/{customer_id}', {
    summary: "A customer's account; drivers are told the balance and what is open",
    roles: ['admin', 'call_agent', 'customer', 'driver'],
    input: params({ ...ofCustomer, ...param.pagesBy(20) }),
    output: z.union([
      accountShape,
      shapeOf<Pick<Account, 'balanceCents' | 'open'>>('OpenAccount')(owedFields),
    ]),
    errors: ['Customer not found'],
    call: async (call, { customerId, ...pages }) => {
      if (call.role === 'driver') return call.driver.receivables.get({ customerId });
      const account = await receivablesOf(call).get({ customerId, ...pages });
      return { ...account, ...pages, ...countPages(pages, account.entryCount).listed };
    },
  }),
  row('PUT /accounts/{customer_id}/terms', {
    summary: 'Days to pay in, and how much may be owed (null: any, 0: cash only)',
    roles: ['admin'],
    input: params({
      ...ofCustomer,
      terms_days: param.wholeNumber(0, 120).optional(),
      'limit as limitCents': param.eurosOrNull.optional(),
    }),
    output: termsShape,
    errors: ['Customer not found'],
    call: ({ admin }, input) => admin.receivables.setTerms(input),
  }),
  row('GET /accounts/{customer_id}/statement', {
    summary:
      'The statement of a period; as a file with `format=pdf` or `format=xlsx`. `changed_since` tells what was entered after its last month was closed; `known=closing` leaves that out',
    input: params({
      ...ofCustomer,
      from: param.date,
      to: param.date,
      known: knownInput,
      format: z.enum(['json', 'pdf', 'xlsx']).default('json'),
    }),
    output: statementShape,
    files: [PDF, XLSX],
    errors: ['Customer not found', 'Failed to generate PDF'],
    call: async (call, { format, ...period }) => {
      const accounts = receivablesOf(call);
      if (format === 'pdf') return pdfAnswer(await accounts.statementPdf(period));
      if (format === 'xlsx') return tableAnswer(await accounts.statementXlsx(period));
      return accounts.statement(period);
    },
  }),
  row('GET /accounts/{customer_id}/confirmation/pdf', {
    summary: 'A letter in which customer and shop confirm what was owed at the end of a day (today)',
    input: params({ ...ofCustomer, on: param.date.optional() }),
    files: [PDF],
    errors: ['Customer not found', 'Failed to generate PDF'],
    call: async (call, input) => pdfAnswer(await receivablesOf(call).confirmationPdf(input)),
  }),
];
