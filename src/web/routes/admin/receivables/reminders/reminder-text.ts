import { formatDate, type ISODate } from '#shared/dates/shop-dates.ts';
import { formatCents } from '#shared/prices/money.ts';
import { lateText } from '#web/routes/admin/receivables/texts.ts';

type Late = {
  readonly name: string;
  readonly level: number;
  readonly daysLate: number;
  readonly overdueCents: number;
  readonly oldestNumber: string;
  readonly oldestDueOn: ISODate;
  readonly oldestOpenCents: number;
};

type Seller = { readonly name: string; readonly bankName: string; readonly bankAccount: string };

export function reminderText(late: Late, seller: Seller): string {
  const sum = formatCents(late.overdueCents);
  const number = late.oldestNumber === '' ? '' : ` ${late.oldestNumber}`;
  const oldest = `Fatura më e vjetër${number}: ${formatCents(late.oldestOpenCents)}, me afat ${formatDate(late.oldestDueOn)}.`;
  const lines = [...wordsOf(late, sum), oldest, bankLine(seller), CLOSING, seller.name];
  // Messengers do not honour no-break spaces.
  return lines.filter(Boolean).join('\n').replaceAll('\u00a0', ' ');
}

const CLOSING = 'Nëse e keni paguar tashmë, ju falënderojmë dhe mos e merrni parasysh këtë mesazh.';

function wordsOf({ name, level, daysLate }: Late, sum: string): string[] {
  if (level >= 3) {
    return [
      `I nderuar klient ${name},`,
      `pagesa prej ${sum} ka ${lateText(daysLate)}. Ju lutemi ta paguani menjëherë, ose të na telefononi sot.`,
    ];
  }
  if (level === 2) {
    return [
      `Përshëndetje ${name},`,
      `pagesa prej ${sum} ka ${lateText(daysLate)}. Ju lutemi na tregoni kur do ta bëni.`,
    ];
  }
  return [`Përshëndetje ${name},`, `ju kujtojmë me mirësjellje se afati i pagesës për ${sum} ka kaluar.`];
}

function bankLine({ bankName, bankAccount }: Seller): string {
  return bankAccount === '' ? '' : `Llogaria bankare: ${[bankName, bankAccount].filter(Boolean).join(', ')}.`;
}
