export type DecimalMark = ',' | '.';

export type NumberFault =
  | 'empty'
  | 'not-a-number'
  | 'unclear'
  | 'not-whole'
  | 'negative'
  | 'too-precise'
  | 'too-precise-price'
  | 'too-large';

export type ParsedNumber =
  | { readonly value: number; readonly reason?: undefined }
  | { readonly value?: undefined; readonly reason: NumberFault };

export const NUMBER_FAULT_TEXTS: Readonly<Record<NumberFault, string>> = {
  empty: 'Shkruani një numër.',
  'not-a-number': 'Shkruani vetëm numër.',
  unclear: 'Mund të lexohet në dy mënyra: shkruajeni pa ndarës mijëshesh.',
  'not-whole': 'Vetëm sasi të plota.',
  negative: 'Numri nuk mund të jetë negativ.',
  'too-precise': 'Më së shumti dy shifra pas presjes.',
  'too-precise-price': 'Më së shumti katër shifra pas presjes.',
  'too-large': 'Numri është shumë i madh.',
};

/** Longer text is not a number; the patterns take quadratic time. */
const MAX_LENGTH = 60;

const UNCLEAR = /^-?[1-9]\d{0,2}[.,]\d{3}$/;

const MAX_CENTS = 1_000_000_000;

/**
 * Reads `12.5`, `12,50`, `1.234,50 €`, `18%`. An ambiguous number (`1.250`) is rejected unless the column's decimal
 * mark is known.
 */
export function parseDecimal(text: string, columnMark?: DecimalMark): ParsedNumber {
  const bare = withoutUnits(text);
  if (bare === '') return { reason: 'empty' };
  if (bare.length > MAX_LENGTH) return { reason: 'not-a-number' };
  if (UNCLEAR.test(bare) && columnMark === undefined) return { reason: 'unclear' };
  const decimal = findDecimalMark(bare) ?? columnMark ?? '.';
  const grouping = decimal === ',' ? '.' : ',';
  const isNumber = new RegExp(`^-?(\\d+|[1-9]\\d{0,2}([${grouping}]\\d{3})+)?([${decimal}]\\d+)?$`).test(
    bare,
  );
  if (!isNumber || !/\d/.test(bare)) return { reason: 'not-a-number' };
  return { value: Number(bare.replaceAll(grouping, '').replace(decimal, '.')) };
}

export function parseCents(text: string): ParsedNumber {
  if (text.includes('%')) return { reason: 'not-a-number' };
  const { value: euros, reason } = parseDecimal(text);
  if (reason !== undefined) return { reason };
  if (euros < 0) return { reason: 'negative' };
  if (euros * 100 > MAX_CENTS) return { reason: 'too-large' };
  const cents = Math.round(euros * 100);
  return Number((euros * 100).toFixed(4)) === cents ? { value: cents } : { reason: 'too-precise' };
}

/** Basis points of a typed percentage (`7,5`, `18 %`): not negative, at most two decimals, at most `max`. */
export function parsePercent(text: string, max = 100): ParsedNumber {
  if (text.includes('€')) return { reason: 'not-a-number' };
  const { value: percent, reason } = parseDecimal(text);
  if (reason !== undefined) return { reason };
  if (percent < 0) return { reason: 'negative' };
  if (percent > max) return { reason: 'too-large' };
  const basisPoints = Math.round(percent * 100);
  return Number((percent * 100).toFixed(4)) === basisPoints
    ? { value: basisPoints }
    : { reason: 'too-precise' };
}

/** Digits only, so that no typed character is silently joined or dropped. */
export function parseWholeNumber(text: string, max = 1_000_000): ParsedNumber {
  const typed = text.trim();
  if (typed === '') return { reason: 'empty' };
  if (/^\d+$/.test(typed)) return Number(typed) > max ? { reason: 'too-large' } : { value: Number(typed) };
  const { value, reason } = parseDecimal(typed);
  if (value !== undefined && value < 0) return { reason: 'negative' };
  if (reason !== undefined) return { reason };
  return { reason: /[.,]/.test(typed) ? 'not-whole' : 'not-a-number' };
}

export function decimalMarksOf(cells: Iterable<string>): ReadonlySet<DecimalMark> {
  const marks = new Set<DecimalMark>();
  for (const cell of cells) {
    const mark = findDecimalMark(withoutUnits(cell));
    if (mark) marks.add(mark);
  }
  return marks;
}

export function onlyMark(marks: ReadonlySet<DecimalMark>): DecimalMark | undefined {
  const [mark] = marks;
  return marks.size === 1 ? mark : undefined;
}

function withoutUnits(text: string): string {
  const trimmed = text.trim();
  if (trimmed.length > MAX_LENGTH) return trimmed;
  const bare = trimmed.replace(/^(?:[\s€]|eur(?=[\s\d]))+|(?:[\s€%]|euro?)+$/gi, '');
  return /^-?\d{1,3}([\s'’]\d{3})+([.,]\d+)?$/.test(bare) ? bare.replace(/[\s'’]/g, '') : bare;
}

function findDecimalMark(bare: string): DecimalMark | undefined {
  if (!/^-?[\d.,]*\d$/.test(bare) || UNCLEAR.test(bare)) return undefined;
  const comma = bare.lastIndexOf(',');
  const dot = bare.lastIndexOf('.');
  if (comma === -1 && dot === -1) return undefined;
  const last = comma > dot ? ',' : '.';
  // A repeated mark is a thousands separator.
  if (bare.indexOf(last) !== bare.lastIndexOf(last)) return last === ',' ? '.' : ',';
  return last;
}
