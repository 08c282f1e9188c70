import { type CamtEntry, camt053 } from './given-statement.ts';
import { pick, type Random } from './seeded-random.ts';

export type OddTransaction = {
  /** Occurs in the text of this transaction only. */
  readonly key: string;
  readonly cents: number;
  readonly day: string;
  /** Incoming, booked and in euros. */
  readonly isBookable: boolean;
  readonly isInBalance: boolean;
  /** Its letters were changed: its content is unknown. */
  readonly isDamaged: boolean;
};

export type OddStatement = {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly transactions: readonly OddTransaction[];
  /** Null where the damage may have changed their number. */
  readonly count: number | null;
  /** The balances match the transactions. */
  readonly addsUp: boolean;
  readonly isRefusable: boolean;
  readonly how: string;
};

const PAYERS = ['Furra Iliria', 'FURRA ILIRIA', 'Dritë Gashi', 'Askush', ''] as const;
const REFERENCES = ['NOTPROVIDED', 'NONREF', '', 'REF'] as const;

const keyOf = (at: number, part: number) => `Mall ${String.fromCharCode(65 + at)}${part}x`;
const dayOf = (at: number) => `2026-11-${String(1 + at).padStart(2, '0')}`;

type Draft = { readonly entry: CamtEntry; readonly transactions: readonly OddTransaction[] };

function draftOf(random: Random, at: number): Draft {
  const direction = pick(random, ['CRDT', 'CRDT', 'DBIT'] as const);
  const currency = pick(random, ['EUR', 'EUR', 'EUR', 'CHF'] as const);
  const status = pick(random, ['BOOK', 'BOOK', 'BOOK', 'PDNG', 'INFO'] as const);
  const parts = random(4) === 0 ? 2 + random(3) : 1;
  const isBookable = direction === 'CRDT' && currency === 'EUR' && status === 'BOOK';
  const payments = Array.from({ length: parts }, (_, part) => ({
    cents: 100 + random(900_000) + part,
    payer: pick(random, PAYERS),
    text: `${keyOf(at, part)} ë&amp;`,
    endToEndId: pick(random, REFERENCES) && `${pick(random, REFERENCES)}`,
    bankId: random(3) === 0 ? `B-${at}-${part}` : '',
  }));
  const cents = payments.reduce((sum, payment) => sum + payment.cents, 0);
  const entry: CamtEntry = {
    ...{ day: dayOf(at), cents, direction, currency, status, payments },
    isReversal: random(8) === 0,
    ...(parts > 1 ? { announced: parts } : {}),
    ...(random(3) === 0 ? { bankId: `E-${at}` } : {}),
  };
  const transactions = payments.map((payment, part) => ({
    ...{
      key: keyOf(at, part),
      cents: payment.cents,
      day: dayOf(at),
      isBookable,
      isInBalance: status === 'BOOK',
      isDamaged: false,
    },
  }));
  return { entry, transactions };
}

const drafts = (random: Random) => Array.from({ length: 2 + random(6) }, (_, at) => draftOf(random, at));

export function oddCamt053(random: Random): OddStatement {
  const all = drafts(random);
  const entries = all.map(({ entry }) => entry);
  const version = pick(random, ['02', '04', '08', '10'] as const);
  const isWrong = random(4) === 0;
  const right = camt053(entries, { version });
  const plain = isWrong ? right.replace(/(<Cd>CLBD<.*?<Amt Ccy="EUR">)\d/, '$19') : right;
  const text = pick(random, [
    (xml: string) => xml,
    (xml: string) => xml.replace(/<(\/?)(?=[A-Z])/g, '<$1ns2:').replace('xmlns=', 'xmlns:ns2='),
    (xml: string) => xml.replaceAll('><', '>\r\n  <'),
    (xml: string) => `\ufeff${xml.replace('encoding="UTF-8"', '')}`,
  ])(plain);
  const transactions = all.flatMap((draft) => draft.transactions);
  const known = { transactions, count: transactions.length, addsUp: !isWrong || plain === right };
  const how = `camt.053.${version}, ${isWrong ? 'wrong balance' : 'right'}`;
  return damage(random, text, /<(?:ns2:)?Ntry>/g, { ...known, isRefusable: false, how });
}

export function oddMt940(random: Random): OddStatement {
  const all = drafts(random).map(({ entry, transactions: [transaction] }) => ({ entry, transaction }));
  const currency = pick(random, ['EUR', 'EUR', 'EUR', 'CHF'] as const);
  const comma = (cents: number) => `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`;
  const signed = ({ direction, status, isReversal }: CamtEntry) => {
    const isIn = (direction !== 'DBIT') !== (isReversal === true);
    return status === 'BOOK' ? (isIn ? 1 : -1) : 0;
  };
  const lines = all.flatMap(({ entry, transaction }, at) => {
    const side = entry.direction === 'DBIT' ? 'D' : 'C';
    const mark = entry.status !== 'BOOK' ? `E${side}` : entry.isReversal ? `R${side}` : side;
    const day = entry.day.replaceAll('-', '').slice(2);
    const [payment] = entry.payments ?? [];
    const words = pick(random, [
      `?00SEPA?20EREF+NOTPROVIDED?21SVWZ+${keyOf(at, 0)}?32${payment?.payer ?? ''}`,
      `/EREF/NOTPROVIDED//ORDP//NAME/${payment?.payer ?? ''}/REMI/${keyOf(at, 0)}/`,
      `${payment?.payer ?? ''} ${keyOf(at, 0)}`,
    ] as const);
    const cents = transaction?.cents ?? 0;
    return [
      `:61:${day}${day.slice(2)}${mark}${random(2) ? 'R' : ''}${comma(cents)}NTRF${pick(random, ['NONREF', 'REF1'])}${random(3) ? '' : `//B-${at}`}`,
      `:86:${words}`,
    ];
  });
  const moved = all.reduce(
    (sum, { entry, transaction }) => sum + signed(entry) * (transaction?.cents ?? 0),
    0,
  );
  const isWrong = random(4) === 0;
  const end = 10_000_000 + moved + (isWrong ? 1000 : 0);
  const text = [
    '{1:F01X}{2:I940X}{4:',
    ':20:S',
    ':25:XK051212012345678906',
    ':28C:1/1',
    `:60F:C261101${currency}100000,00`,
    ...lines,
    `:62F:${end < 0 ? 'D' : 'C'}261130${currency}${comma(Math.abs(end))}`,
    '-}',
  ].join(pick(random, ['\n', '\r\n', '\r']));
  const transactions = all.flatMap(({ entry, transaction }) =>
    transaction
      ? [{ ...transaction, isBookable: currency === 'EUR' && entry.status === 'BOOK' && signed(entry) > 0 }]
      : [],
  );
  const known = { transactions, count: transactions.length, addsUp: !isWrong };
  return damage(random, text, /:61:/g, {
    ...known,
    isRefusable: false,
    how: `MT940 ${currency}, ${isWrong ? 'wrong balance' : 'right'}`,
  });
}

/** Truncates the file, drops a transaction, or changes bytes of one. */
function damage(
  random: Random,
  text: string,
  begin: RegExp,
  known: Omit<OddStatement, 'bytes'>,
): OddStatement {
  const starts = [...text.matchAll(begin)].map(({ index }) => index);
  const at = random(starts.length);
  const [from = 0, to = text.length] = [starts[at], starts[at + 1]];
  const keys = known.transactions
    .filter(({ key }) => text.slice(from, to).includes(key))
    .map(({ key }) => key);
  const marked = known.transactions.map((one) => ({ ...one, isDamaged: keys.includes(one.key) }));
  const encode = (content: string) => Uint8Array.from(Buffer.from(content, 'utf8'));
  const what = random(6);
  if (what === 0) {
    const end = Math.min(from + random(to - from), text.length - 6);
    return {
      ...known,
      bytes: encode(text.slice(0, end)),
      transactions: marked,
      count: null,
      addsUp: false,
      isRefusable: true,
      how: `${known.how}, cut at ${end}`,
    };
  }
  if (what === 1 && at < starts.length - 1) {
    const left = marked.filter(({ isDamaged }) => !isDamaged);
    return {
      ...known,
      bytes: encode(text.slice(0, from) + text.slice(to)),
      transactions: left,
      count: left.length,
      addsUp: known.addsUp && !marked.some((one) => one.isDamaged && one.isInBalance),
      how: `${known.how}, without ${keys}`,
    };
  }
  if (what === 2) {
    const bytes = encode(text);
    const start = Buffer.byteLength(text.slice(0, from));
    const length = Buffer.byteLength(text.slice(from, at < starts.length - 1 ? to : from + 60));
    for (let times = 1 + random(4); times > 0; times -= 1) bytes[start + random(length)] = random(256);
    return {
      ...known,
      bytes,
      transactions: marked,
      count: null,
      addsUp: true,
      isRefusable: true,
      how: `${known.how}, flipped in ${keys}`,
    };
  }
  return { ...known, bytes: encode(text) };
}
