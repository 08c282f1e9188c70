import type { BankState } from '#shared/inputs/bank-import-inputs.ts';
import { formatCents } from '#shared/prices/money.ts';
import { plural } from '#shared/text/plural.ts';

const states: Readonly<Record<BankState, string>> = {
  matched: 'Regjistrohen',
  doubtful: 'Për t’u verifikuar',
  unmatched: 'Pa lidhur',
  booked: 'Tashmë të regjistruara',
  rejected: 'Nuk regjistrohen',
};

const state: Readonly<Record<BankState, string>> = {
  matched: 'Regjistrohet',
  doubtful: 'Për t’u verifikuar',
  unmatched: 'Pa lidhur',
  booked: 'E regjistruar',
  rejected: 'Nuk regjistrohet',
};

export const bankTexts = {
  title: 'Ekstrakti i bankës',
  hint: 'CSV, XLSX, camt.053 ose MT940 nga banka, deri në 5.000 rreshta. Asgjë nuk regjistrohet pa e konfirmuar.',
  choose: 'Zgjidh ekstraktin',
  file: 'Skedari i bankës',
  uploadFailed: 'Skedari nuk u lexua.',
  another: 'Ekstrakt tjetër',
  failed: 'Ekstrakti nuk u ngarkua.',
  columnsHint: 'Tregoni çfarë mban secila kolonë. Mbahet mend për ekstraktet e tjera të kësaj banke.',
  recalled: 'Kolonat u morën si herën e fundit.',
  preview: 'Rreshtat e ekstraktit',
  states,
  state,
  closedReason: 'Arsyeja e datës',
  intoClosed: (count: number) =>
    plural(
      count,
      '1 rresht është i një muaji me libra të mbyllur. Shkruani pse regjistrohet atje.',
      `${count} rreshta janë të muajve me libra të mbyllur. Shkruani pse regjistrohen atje.`,
    ),
  reasonMissing: 'Shkruani arsyen.',
  debits: (count: number) =>
    plural(count, '1 dalje nuk merret parasysh.', `${count} dalje nuk merren parasysh.`),
  heads: {
    row: 'Rreshti',
    day: 'Data',
    amount: 'Shuma',
    what: 'Paguesi dhe përshkrimi',
    customer: 'Klienti',
    pays: 'Paguan',
    state: 'Rezultati',
  },
  rowOf: (row: number) => `Rreshti ${row}`,
  by: { invoice: 'sipas faturës', name: 'sipas emrit', choice: 'e zgjedhur nga zyra' },
  rest: (cents: number) => `${formatCents(cents)} mbetet parapagim`,
  link: 'Lidh klientin',
  change: 'Ndrysho klientin',
  other: 'Është pagesë tjetër',
  otherRow: (row: number) => `Rreshti ${row} është pagesë tjetër`,
  linkRow: (row: number) => `Lidh klientin e rreshtit ${row}`,
  changeRow: (row: number) => `Ndrysho klientin e rreshtit ${row}`,
  whose: (row: number) => `Kujt i takon rreshti ${row}?`,
  customer: 'Klienti',
  unlinked: 'Pa lidhur',
  save: 'Ruaj',
  chooseFailed: 'Klienti nuk u ruajt.',
  book: (count: number) =>
    plural(count, 'Regjistro 1 pagesë', `Regjistro ${count.toLocaleString('de-DE')} pagesa`),
  nothing: 'Asgjë për të regjistruar',
  bookFailed: 'Pagesat nuk u regjistruan.',
  booked: (count: number, cents: number) =>
    plural(count, '1 pagesë u regjistrua', `${count.toLocaleString('de-DE')} pagesa u regjistruan`) +
    (count === 0 ? '' : `: ${formatCents(cents)}`),
  bookedRest: ({
    alreadyBooked,
    doubtful,
    unmatched,
  }: Record<'alreadyBooked' | 'doubtful' | 'unmatched', number>) =>
    [
      `Tashmë të regjistruara: ${alreadyBooked}`,
      ...(doubtful > 0 ? [`Për t’u verifikuar: ${doubtful}`] : []),
      `Pa lidhur: ${unmatched}`,
    ].join(' · '),
  failedRow: (row: number, label: string, reason: string) => `Rreshti ${row} (${label}): ${reason}`,
} as const;
