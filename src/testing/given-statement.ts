type Version = '02' | '04' | '08' | '10';

export type CamtPayment = {
  readonly cents: number;
  readonly payer?: string;
  readonly text?: string;
  readonly endToEndId?: string;
  readonly bankId?: string;
  readonly sent?: string;
  readonly currency?: string;
};

export type CamtEntry = {
  readonly day: string;
  readonly cents: number;
  readonly direction?: 'CRDT' | 'DBIT';
  readonly currency?: string;
  readonly status?: string;
  readonly isReversal?: boolean;
  readonly bankId?: string;
  readonly announced?: number;
  readonly isReturn?: boolean;
  readonly payments?: readonly CamtPayment[];
};

const amount = (cents: number) => (cents / 100).toFixed(2);
const tag = (name: string, content: string | undefined) => (content ? `<${name}>${content}</${name}>` : '');

function toPayment(version: Version, payment: CamtPayment, entry: CamtEntry): string {
  const { cents, payer, text, endToEndId, bankId, sent, currency = entry.currency ?? 'EUR' } = payment;
  const own = `<Amt Ccy="${currency}">${amount(cents)}</Amt>`;
  const name = tag('Nm', payer);
  return [
    '<TxDtls>',
    tag('Refs', tag('AcctSvcrRef', bankId) + tag('EndToEndId', endToEndId)),
    version === '02' ? tag('AmtDtls', sent ?? tag('TxAmt', own)) : `${own}${tag('AmtDtls', sent)}`,
    tag('RltdPties', tag('Dbtr', version === '02' || version === '04' ? name : tag('Pty', name))),
    tag('RmtInf', tag('Ustrd', text)),
    entry.isReturn ? '<RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>' : '',
    '</TxDtls>',
  ].join('');
}

function toEntry(version: Version, entry: CamtEntry): string {
  const {
    day,
    cents,
    direction = 'CRDT',
    currency = 'EUR',
    status = 'BOOK',
    isReversal,
    bankId,
    announced,
  } = entry;
  const details = (entry.payments ?? []).map((payment) => toPayment(version, payment, entry)).join('');
  const batch = announced === undefined ? '' : `<Btch><NbOfTxs>${announced}</NbOfTxs></Btch>`;
  return [
    `<Ntry><Amt Ccy="${currency}">${amount(cents)}</Amt><CdtDbtInd>${direction}</CdtDbtInd>`,
    isReversal ? '<RvslInd>true</RvslInd>' : '',
    `<Sts>${version === '08' || version === '10' ? tag('Cd', status) : status}</Sts>`,
    `<BookgDt><Dt>${day}</Dt></BookgDt>`,
    tag('AcctSvcrRef', bankId),
    tag('NtryDtls', batch + details),
    '</Ntry>',
  ].join('');
}

/** camt.053 as banks write it; the balances follow from the entries unless others are given. */
export function camt053(
  entries: readonly CamtEntry[],
  {
    version = '08',
    closing,
    summary = '',
  }: { readonly version?: Version; readonly closing?: number; readonly summary?: string } = {},
): string {
  const moved = entries
    .filter(({ status = 'BOOK' }) => status === 'BOOK')
    .reduce((sum, { cents, direction }) => sum + (direction === 'DBIT' ? -cents : cents), 0);
  const balance = (code: string, cents: number) =>
    `<Bal><Tp><CdOrPrtry><Cd>${code}</Cd></CdOrPrtry></Tp><Amt Ccy="EUR">${amount(Math.abs(cents))}</Amt><CdtDbtInd>${cents < 0 ? 'DBIT' : 'CRDT'}</CdtDbtInd></Bal>`;
  return [
    `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}">`,
    '<BkToCstmrStmt><GrpHdr/><Stmt><Id>S-1</Id><Acct><Id><IBAN>XK051212012345678906</IBAN></Id><Ccy>EUR</Ccy></Acct>',
    balance('OPBD', 100_000),
    balance('CLBD', closing ?? 100_000 + moved),
    summary,
    ...entries.map((entry) => toEntry(version, entry)),
    '</Stmt></BkToCstmrStmt></Document>',
  ].join('');
}
