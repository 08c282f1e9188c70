import { printAmount, toCents } from './statement.ts';
import { all, first, textAt, type XmlNode } from './xml-tree.ts';

type Totals = { readonly count: number; readonly cents: number };

/** Statement data that its entries contradict: balances, numbers and sums of entries. */
export function checkStatement(statement: XmlNode): string[] {
  const booked = all(statement, 'Ntry').filter((entry) =>
    /^BOOK|^$/i.test(textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts')),
  );
  const name = textAt(statement, 'Id').slice(0, 35);
  const faults = [...checkBalances(statement, booked), ...checkSummary(statement)];
  return faults.map((fault) => (name === '' ? fault : `Ekstrakti ${name}: ${fault}`));
}

function checkBalances(statement: XmlNode, booked: readonly XmlNode[]): string[] {
  const balances = all(statement, 'Bal').map((balance) => ({
    code: textAt(balance, 'Tp', 'CdOrPrtry', 'Cd'),
    cents: signed(balance),
  }));
  const of = (...codes: readonly string[]) => balances.filter(({ code }) => codes.includes(code));
  const opening = of('OPBD', 'PRCD')[0] ?? of('ITBD')[0];
  const closing = of('CLBD').at(-1) ?? of('ITBD').at(-1);
  if (!opening || !closing || opening === closing || opening.cents === null || closing.cents === null)
    return [];
  const moved = booked.reduce((sum, entry) => sum + (signed(entry) ?? 0), 0);
  if (opening.cents + moved === closing.cents) return [];
  const currency = first(statement, 'Bal', 'Amt')?.attributes['Ccy'] ?? '';
  const [from, to, sum] = [opening.cents, closing.cents, moved].map((cents) => printAmount(cents, currency));
  return [`saldoja ${from} me rreshtat (${sum}) nuk bën ${to}. Mund të mungojnë rreshta.`];
}

function signed(node: XmlNode): number | null {
  const cents = toCents(textAt(node, 'Amt'));
  if (cents === null) return null;
  return /^DBIT$/i.test(textAt(node, 'CdtDbtInd')) ? -cents : cents;
}

const SIDES = [
  { element: 'TtlCdtNtries', direction: 'CRDT', name: 'hyrjet' },
  { element: 'TtlDbtNtries', direction: 'DBIT', name: 'daljet' },
  { element: 'TtlNtries', direction: null, name: 'rreshtat' },
] as const;

function checkSummary(statement: XmlNode): string[] {
  const entries = all(statement, 'Ntry');
  return SIDES.flatMap(({ element, direction, name }) => {
    const summary = first(statement, 'TxsSummry', element);
    if (!summary) return [];
    const own = entries.filter((entry) => direction === null || textAt(entry, 'CdtDbtInd') === direction);
    const found: Totals = {
      count: own.length,
      cents: own.reduce((sum, entry) => sum + (toCents(textAt(entry, 'Amt')) ?? 0), 0),
    };
    const count = textAt(summary, 'NbOfNtries');
    const sum = toCents(textAt(summary, 'Sum'));
    const isWrong = (count !== '' && Number(count) !== found.count) || (sum !== null && sum !== found.cents);
    if (!isWrong) return [];
    const told = `${count || '?'} (${sum === null ? '?' : printAmount(sum, '').trim()})`;
    return [`${name} duhet të jenë ${told}, janë ${found.count} (${printAmount(found.cents, '').trim()}).`];
  });
}
