import { Text } from '@mantine/core';
import { besideKind, ENTRY_LABELS, type EntryKind } from '#shared/accounting/ledger.ts';
import { formatDate, type ISODate } from '#shared/dates/shop-dates.ts';
import { Money } from '#web/ui/money.tsx';
import classes from './balance.module.css';
import { balanceTexts as texts } from './texts.ts';

type Entry = {
  readonly id: number;
  readonly day: ISODate;
  readonly kind: EntryKind;
  readonly number: string;
  readonly description: string;
  readonly debitCents: number;
  readonly creditCents: number;
  readonly balanceCents: number;
};

type Statement = {
  readonly from: ISODate;
  readonly to: ISODate;
  readonly openingCents: number;
  readonly entries: readonly Entry[];
  readonly closingCents: number;
};

const MAX_ROWS = 200;

export function StatementTable({ statement }: { readonly statement: Statement }) {
  const { from, to, openingCents, entries, closingCents } = statement;
  const shown = entries.slice(-MAX_ROWS);
  const { columns } = texts;
  return (
    <div style={{ containerType: 'inline-size' }}>
      <table className={classes['table']} aria-label={texts.statement}>
        <thead>
          <tr>
            {[columns.day, columns.document, columns.number, columns.description].map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
            {[columns.debit, columns.credit, columns.balance].map((head) => (
              <th key={head} scope="col" className={classes['amount']}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <BalanceRow day={from} label={texts.opening} cents={openingCents} />
          {shown.map((entry) => (
            <tr key={entry.id}>
              <td>{formatDate(entry.day)}</td>
              <td>{ENTRY_LABELS[entry.kind]}</td>
              <td>{entry.number}</td>
              <td className={classes['words']}>{besideKind(ENTRY_LABELS[entry.kind], entry.description)}</td>
              <Amount label={texts.columns.debit} cents={entry.debitCents} />
              <Amount label={texts.columns.credit} cents={entry.creditCents} />
              <Amount label={texts.columns.balance} cents={entry.balanceCents} isZeroShown />
            </tr>
          ))}
          <BalanceRow day={to} label={texts.closing} cents={closingCents} />
        </tbody>
      </table>
      {entries.length === 0 && (
        <Text c="dimmed" mt="sm">
          {texts.noEntries}
        </Text>
      )}
      {entries.length > MAX_ROWS && (
        <Text c="dimmed" mt="sm">
          {texts.more(entries.length - MAX_ROWS)}
        </Text>
      )}
    </div>
  );
}

type BalanceRowProps = { readonly day: ISODate; readonly label: string; readonly cents: number };

function BalanceRow({ day, label, cents }: BalanceRowProps) {
  return (
    <tr style={{ fontWeight: 650 }}>
      <td>{formatDate(day)}</td>
      <td />
      <td />
      <td className={classes['words']}>{label}</td>
      <td />
      <td />
      <Amount label={texts.columns.balance} cents={cents} isZeroShown />
    </tr>
  );
}

type AmountProps = { readonly label: string; readonly cents: number; readonly isZeroShown?: boolean };

function Amount({ label, cents, isZeroShown = false }: AmountProps) {
  if (cents === 0 && !isZeroShown) return <td />;
  return (
    <td className={classes['amount']} data-label={label}>
      <Money cents={cents} />
    </td>
  );
}
