import { checkStatement } from './check-camt053.ts';
import { printAmount, type Statement, type StatementEntry, toCents, WRONG_BALANCE } from './statement.ts';
import { all, descendants, first, textAt, toTree, type XmlNode } from './xml-tree.ts';

type Unnumbered = Omit<StatementEntry, 'number'>;

/** Reads every version of camt.053: elements are found by name, at any depth. Throws for broken XML. */
export function readCamt053(xml: string): Statement {
  const statements = descendants(toTree(xml), 'BkToCstmrStmt').flatMap((node) => all(node, 'Stmt'));
  const notes: string[] = [];
  const entries = statements.flatMap((statement) => {
    const faults = checkStatement(statement);
    notes.push(...faults);
    const found = all(statement, 'Ntry').flatMap((entry) => readEntry(statement, entry));
    return faults.length === 0
      ? found
      : found.map((entry) => ({ ...entry, doubt: entry.doubt || WRONG_BALANCE }));
  });
  return {
    format: 'camt.053',
    entries: entries.map((entry, at) => ({ ...entry, number: at + 1 })),
    notes,
  };
}

function readEntry(statement: XmlNode, entry: XmlNode): Unnumbered[] {
  const details = all(entry, 'NtryDtls', 'TxDtls');
  const common = readCommon(statement, entry);
  if (details.length < 2) {
    const [detail] = details;
    const bankId = textAt(entry, 'AcctSvcrRef') || textAt(detail, 'Refs', 'AcctSvcrRef');
    return [
      {
        ...common,
        ...readParties(entry, detail),
        bankId,
        doubt: common.doubt || doubtOf(entry, detail),
        text: joinTexts([readText(entry, detail), describeDifference(common, detail)]),
      },
    ];
  }
  return readBatch(entry, details, common);
}

/** One row for each payment of a collective entry, whose sum must match. */
function readBatch(entry: XmlNode, details: readonly XmlNode[], common: Unnumbered): Unnumbered[] {
  const group = textAt(entry, 'AcctSvcrRef');
  const amounts = details.map((detail) => {
    const amount = amountOf(detail, common.currency);
    const isIncoming = isCredit(textAt(detail, 'CdtDbtInd') || textAt(entry, 'CdtDbtInd'));
    return { cents: amount, isIncoming };
  });
  const sum = amounts.reduce(
    (total, { cents, isIncoming }) => total + (cents ?? 0) * (isIncoming ? 1 : -1),
    0,
  );
  const announced = textAt(entry, 'NtryDtls', 'Btch', 'NbOfTxs');
  const isWhole = Math.abs(sum) === common.amountCents;
  const isComplete = announced === '' || Number(announced) === details.length;
  const doubt = isWhole
    ? isComplete
      ? ''
      : `Hyrja e bankës përmban ${announced} pagesa, në skedar janë ${details.length}.`
    : `Pjesët e hyrjes bëjnë ${printAmount(Math.abs(sum), common.currency)}, hyrja është ${printAmount(common.amountCents, common.currency)}.`;
  return details.map((detail, at): Unnumbered => {
    const { cents = null, isIncoming = common.isIncoming } = amounts[at] ?? {};
    return {
      ...common,
      ...readParties(entry, detail),
      amountCents: cents ?? 0,
      isIncoming,
      bankId: textAt(detail, 'Refs', 'AcctSvcrRef') || (group === '' ? '' : `${group}/${at + 1}`),
      text: readText(entry, detail),
      faults:
        cents === null
          ? [...common.faults, 'Shuma e pagesës mungon ose është në monedhë tjetër.']
          : common.faults,
      doubt: common.doubt || doubt || (first(detail, 'RtrInf') ? RETURNED : ''),
    };
  });
}

function readCommon(statement: XmlNode, entry: XmlNode): Unnumbered {
  const amount = first(entry, 'Amt');
  const cents = toCents(amount?.text ?? '');
  const day = dayAt(entry, 'BookgDt') || dayAt(entry, 'ValDt');
  const status =
    textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts', 'Prtry') || textAt(entry, 'Sts') || 'BOOK';
  const direction = textAt(entry, 'CdtDbtInd');
  const isReversal = /^(true|1)$/i.test(textAt(entry, 'RvslInd'));
  const account = first(statement, 'Acct');
  return {
    day,
    amountCents: cents ?? 0,
    isIncoming: isCredit(direction),
    isReversal,
    isBooked: /^BOOK/i.test(status),
    status,
    currency: amount?.attributes['Ccy'] ?? textAt(account, 'Ccy'),
    account: textAt(account, 'Id', 'IBAN') || textAt(account, 'Id', 'Othr', 'Id'),
    payer: '',
    text: '',
    reference: '',
    bankId: '',
    faults: [
      ...(cents === null ? [`Shuma: „${(amount?.text ?? '').slice(0, 40)}” nuk është shumë.`] : []),
      ...(/^(CRDT|DBIT)$/i.test(direction) ? [] : [`Drejtimi: „${direction.slice(0, 20)}” nuk dihet.`]),
    ],
    doubt: '',
  };
}

const isCredit = (direction: string) => /^CRDT$/i.test(direction);

function dayAt(entry: XmlNode, name: string): string {
  return (textAt(entry, name, 'Dt') || textAt(entry, name, 'DtTm')).slice(0, 10);
}

/** The bank's amount of this payment in the account's currency. */
function amountOf(detail: XmlNode, currency: string): number | null {
  const candidates = [
    first(detail, 'Amt'),
    first(detail, 'AmtDtls', 'TxAmt', 'Amt'),
    first(detail, 'AmtDtls', 'InstdAmt', 'Amt'),
  ];
  const own = candidates.find((amount) => amount && (amount.attributes['Ccy'] ?? currency) === currency);
  return own ? toCents(own.text) : null;
}

function readParties(entry: XmlNode, detail: XmlNode | undefined) {
  const isIncoming = isCredit(textAt(detail, 'CdtDbtInd') || textAt(entry, 'CdtDbtInd'));
  const parties = first(detail, 'RltdPties');
  const [ultimate, direct] = isIncoming ? ['UltmtDbtr', 'Dbtr'] : ['UltmtCdtr', 'Cdtr'];
  const nameOf = (party: string) => textAt(parties, party, 'Pty', 'Nm') || textAt(parties, party, 'Nm');
  const refs = first(detail, 'Refs');
  return {
    payer: nameOf(direct) || nameOf(ultimate),
    reference: textAt(refs, 'EndToEndId') || textAt(refs, 'TxId') || textAt(refs, 'InstrId'),
  };
}

function readText(entry: XmlNode, detail: XmlNode | undefined): string {
  const remittance = first(detail, 'RmtInf');
  const written = [
    ...all(remittance, 'Ustrd').map(({ text }) => text),
    textAt(remittance, 'Strd', 'CdtrRefInf', 'Ref'),
    ...all(remittance, 'Strd', 'RfrdDocInf', 'Nb').map(({ text }) => text),
    ...all(remittance, 'Strd', 'AddtlRmtInf').map(({ text }) => text),
  ];
  const text = joinTexts(written);
  return text || joinTexts([textAt(detail, 'AddtlTxInf'), textAt(entry, 'AddtlNtryInf')]);
}

function joinTexts(texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join(' ');
}

const RETURNED = 'Banka e shënon si kthim të një transferi.';

/** A returned transfer comes in like money, but is not a payment by a customer. */
function doubtOf(entry: XmlNode, detail: XmlNode | undefined): string {
  if (first(detail, 'RtrInf')) return RETURNED;
  const announced = Number(textAt(entry, 'NtryDtls', 'Btch', 'NbOfTxs') || '1');
  return announced > 1 ? `Hyrja e bankës përmban ${announced} pagesa, pa hollësi.` : '';
}

/** The amount sent, where charges or an exchange changed it. */
function describeDifference(common: Unnumbered, detail: XmlNode | undefined): string {
  const sent = first(detail, 'AmtDtls', 'InstdAmt', 'Amt') ?? first(detail, 'AmtDtls', 'TxAmt', 'Amt');
  const currency = sent?.attributes['Ccy'] ?? common.currency;
  const cents = toCents(sent?.text ?? '');
  if (cents === null || (cents === common.amountCents && currency === common.currency)) return '';
  return `(dërguar ${printAmount(cents, currency)})`;
}
