import { formatDate } from '#shared/dates/shop-dates.ts';
import { printCents } from '#shared/prices/money.ts';

export type BillErrorData = {
  /** In cents. */
  'bill-does-not-add-up': { readonly differenceCents: number };
  /** In pieces. */
  'bill-exceeds-receipt': { readonly lineId: number; readonly left: number };
  'bill-month-closed': { readonly firstOpen: string };
  'supplier-payment-booked': { readonly number: string };
};

export const BILL_ERRORS = {
  'bill-does-not-add-up': [
    400,
    'Bill does not add up',
    ({ differenceCents }: BillErrorData['bill-does-not-add-up']) =>
      `Fatura nuk del: rreshtat, bazat dhe TVSH-ja ndryshojnë për ${printCents(differenceCents)}.`,
  ],
  'bill-rate-not-allowed': [400, 'Validation failed', 'Kjo normë e TVSH-së nuk shkon me këtë lloj fature.'],
  'bill-owes-nothing': [
    400,
    'Validation failed',
    'Vetëm vlera e mallit në deklaratën doganore nuk i paguhet atij që e lëshoi.',
  ],
  'bill-day-ahead': [400, 'Validation failed', 'Data nuk mund të jetë pas sotit.'],
  'bill-booked-before-issue': [
    400,
    'Validation failed',
    'Fatura nuk regjistrohet para ditës kur është lëshuar.',
  ],
  'bill-due-before-issue': [400, 'Validation failed', 'Afati nuk mund të jetë para ditës së faturës.'],
  'goods-of-another-supplier': [400, 'Validation failed', 'Ky mall ka ardhur nga një furnitor tjetër.'],
  'goods-on-wrong-kind': [
    400,
    'Validation failed',
    'Malli i pranuar faturohet me faturë, malli i kthyer me notë krediti.',
  ],
  'spread-without-weight': [
    400,
    'Validation failed',
    'Kjo shumë nuk ndahet kështu: produktet e pranimeve nuk kanë peshë ose vlerë. Ndajeni sipas sasisë.',
  ],
  'bill-not-found': [404, 'Bill not found', 'Fatura nuk u gjet.'],
  'return-not-found': [404, 'Return not found', 'Kthimi te furnitori nuk u gjet.'],
  'supplier-payment-not-found': [404, 'Payment not found', 'Pagesa nuk u gjet.'],
  'bill-already-booked': [
    409,
    'Bill already booked',
    'Kjo faturë e këtij furnitori është regjistruar tashmë.',
  ],
  'bill-exceeds-receipt': [
    409,
    'Bill exceeds receipt',
    ({ left }: BillErrorData['bill-exceeds-receipt']) =>
      `Fatura e kalon mallin: kanë mbetur ${left} copë pa faturë.`,
  ],
  'bill-month-closed': [
    409,
    'Month closed',
    ({ firstOpen }: BillErrorData['bill-month-closed']) =>
      `Ai muaj është mbyllur: dita e parë e hapur është ${formatDate(firstOpen)}.`,
  ],
  'bill-reversed': [409, 'Bill reversed', 'Kjo faturë është kthyer tashmë.'],
  'supplier-payment-booked': [
    409,
    'Payment already booked',
    ({ number }: BillErrorData['supplier-payment-booked']) =>
      `Kjo pagesë bankare është regjistruar tashmë (${number}).`,
  ],
  'supplier-payment-reversed': [409, 'Payment reversed', 'Kjo pagesë është kthyer tashmë.'],
} as const;
