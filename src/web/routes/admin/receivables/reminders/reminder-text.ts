import { formatDate, type ISODate } from '#shared/dates/shop-dates.ts';
import { formatCents } from '#shared/prices/money.ts';
import { lateText } from '#web/routes/admin/receivables/texts.ts';

type Overdue = {
  readonly number: string;
  readonly dueOn: ISODate;
  readonly openCents: number;
  readonly daysLate: number;
};

type Late = {
  readonly name: string;
  readonly level: number;
  readonly overdueCents: number;
  /** Oldest first. */
  readonly overdue: readonly Overdue[];
};

type Seller = { readonly name: string; readonly bankName: string; readonly bankAccount: string };

export function reminderText(late: Late, seller: Seller): string {
  const lines = [...wordsOf(late), ...listOf(late), bankLine(seller), CLOSING, seller.name];
  // Messengers ignore no-break spaces.
  return lines.filter(Boolean).join('\n').replaceAll('\u00a0', ' ');
}

const CLOSING = 'Nëse e keni paguar tashmë, ju falënderojmë dhe mos e merrni parasysh këtë mesazh.';

function wordsOf(late: Late): string[] {
  const { name, level } = late;
  if (level >= 3) {
    return [
      `I nderuar klient ${name},`,
      `${sumText(late)}. Ju lutemi ta paguani menjëherë, ose të na telefononi sot.`,
    ];
  }
  if (level === 2) return [`Përshëndetje ${name},`, `${sumText(late)}. Ju lutemi na tregoni kur do ta bëni.`];
  const sum = formatCents(late.overdueCents);
  return [`Përshëndetje ${name},`, `ju kujtojmë me mirësjellje se afati i pagesës për ${sum} ka kaluar.`];
}

/** The delay of the oldest does not apply to the whole sum. */
function sumText({ overdueCents, overdue }: Late): string {
  const [oldest, ...others] = overdue;
  const all = formatCents(overdueCents);
  if (oldest === undefined) return `pagesa prej ${all} është me vonesë`;
  const isOneAge = others.every(({ daysLate }) => daysLate === oldest.daysLate);
  if (isOneAge) return `pagesa prej ${all} ka ${lateText(oldest.daysLate)}`;
  const old = formatCents(
    overdue
      .filter(({ daysLate }) => daysLate === oldest.daysLate)
      .reduce((sum, { openCents }) => sum + openCents, 0),
  );
  return `${old} kanë ${lateText(oldest.daysLate)}, gjithsej me vonesë janë ${all}`;
}

const MAX_LISTED = 15;

function listOf({ overdue }: Late): string[] {
  const listed = overdue.slice(0, MAX_LISTED).map(({ number, dueOn, openCents }) => {
    const what = number === '' ? 'Borxh i mëparshëm' : number;
    return `– ${what}: ${formatCents(openCents)}, me afat ${formatDate(dueOn)}`;
  });
  const rest = overdue.slice(MAX_LISTED);
  const restCents = rest.reduce((sum, { openCents }) => sum + openCents, 0);
  return [...listed, rest.length === 0 ? '' : `– dhe ${rest.length} të tjera: ${formatCents(restCents)}`];
}

function bankLine({ bankName, bankAccount }: Seller): string {
  return bankAccount === '' ? '' : `Llogaria bankare: ${[bankName, bankAccount].filter(Boolean).join(', ')}.`;
}
