import type { ConfirmationData, StatementData } from '#domain/documents/statements/statement-data.ts';
import type { Statement } from '#domain/ledger/get-receivables.ts';
import { addDays } from '#shared/dates/shop-dates.ts';
import { sampleDocument } from './sample-document.ts';

type Entry = Statement['entries'][number];

export function sampleStatement(
  count: number,
  { buyerName = 'Furra Iliria', openingCents = 12_050 } = {},
): StatementData {
  let balanceCents = openingCents;
  const entries = Array.from({ length: count }, (_, index) => {
    const entry = sampleEntry(index, count);
    balanceCents += entry.amountCents;
    return { ...entry, balanceCents };
  });
  const { seller, buyer } = sampleDocument(0);
  const statement = {
    customerId: 1,
    from: '2026-11-01',
    to: '2026-11-30',
    known: 'now' as const,
    changedSince: null,
    openingCents,
    entries,
    closingCents: balanceCents,
  };
  return { seller, buyer: { ...buyer, name: buyerName }, logo: null, printedOn: '2026-12-01', statement };
}

function sampleEntry(index: number, count: number): Omit<Entry, 'balanceCents'> {
  const isPayment = index % 4 === 3;
  const amountCents = isPayment ? -(20_000 + index) : 8_000 + ((index * 37) % 9_000);
  const day = addDays('2026-11-01', Math.floor((index * 30) / count));
  return {
    id: index + 1,
    day,
    dueOn: isPayment ? null : addDays(day, 30),
    kind: isPayment ? 'payment' : 'invoice',
    number: isPayment ? '' : `FAT-2026-${String(index + 1).padStart(6, '0')}`,
    description: isPayment ? 'Bankë · TRN 88213/26' : `Faturë · porosia nr. ${1000 + index}`,
    documentId: isPayment ? null : index + 1,
    paymentId: isPayment ? index + 1 : null,
    amountCents,
    debitCents: Math.max(0, amountCents),
    creditCents: Math.max(0, -amountCents),
    isLate: false,
  };
}

export function sampleConfirmation(count: number): ConfirmationData {
  const { statement: _, ...parties } = sampleStatement(0);
  const of = { customerId: 1, name: parties.buyer.name };
  const invoices = Array.from({ length: count }, (_none, index) => ({
    ...of,
    kind: 'invoice' as const,
    number: `FAT-2026-${String(index + 1).padStart(6, '0')}`,
    day: '2026-11-04',
    dueOn: '2026-12-04',
    amountCents: 10_000,
    cents: 10_000,
  }));
  const credit = {
    ...of,
    kind: 'payment' as const,
    number: '',
    day: '2026-11-20',
    dueOn: null,
    amountCents: -5000,
    cents: -2500,
  };
  const open = count === 0 ? [] : [...invoices, credit];
  const balanceCents = open.reduce((sum, { cents }) => sum + cents, 0);
  return {
    ...parties,
    balance: { customerId: 1, on: '2026-11-30', balanceCents, open, changedSince: null },
  };
}
