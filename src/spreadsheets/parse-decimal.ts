/** The mark before the decimals. */
export type DecimalMark = ',' | '.';

/** What `1.250` alone can't tell: one mark with exactly three digits behind it, which may part thousands or decimals. */
const UNCLEAR = /^-?[1-9]\d{0,2}[.,]\d{3}$/;

/**
 * The number in a cell as people and programs write it: `12.5`, `12,50`, `1.234,50 €`, `18%`. Undefined when it is none,
 * and when it can be read in two ways (`1.250`), unless the decimal mark of its column is known.
 */
export function parseDecimal(text: string, columnMark?: DecimalMark): number | undefined {
  const bare = withoutUnits(text);
  const decimal = findDecimalMark(bare) ?? columnMark;
  if (decimal === undefined) return /^-?\d+$/.test(bare) ? Number(bare) : undefined;
  const grouping = decimal === ',' ? '.' : ',';
  const isNumber = new RegExp(`^-?(\\d+|[1-9]\\d{0,2}([${grouping}]\\d{3})+)?([${decimal}]\\d+)?$`).test(
    bare,
  );
  if (!isNumber || !/\d/.test(bare)) return undefined;
  return Number(bare.replaceAll(grouping, '').replace(decimal, '.'));
}

/** Whether a cell is a number that can be read in two ways. */
export function isUnclearNumber(text: string): boolean {
  return UNCLEAR.test(withoutUnits(text));
}

/** The decimal mark that the cells of a column show, where they agree. */
export function decimalMarkOf(cells: Iterable<string>): DecimalMark | undefined {
  const marks = new Set<DecimalMark>();
  for (const cell of cells) {
    const mark = findDecimalMark(withoutUnits(cell));
    if (mark) marks.add(mark);
  }
  const [mark] = marks;
  return marks.size === 1 ? mark : undefined;
}

function withoutUnits(text: string): string {
  return text.replace(/[\s€%'’]|\beuro?\b/gi, '');
}

function findDecimalMark(bare: string): DecimalMark | undefined {
  if (!/^-?[\d.,]*\d$/.test(bare) || UNCLEAR.test(bare)) return undefined;
  const comma = bare.lastIndexOf(',');
  const dot = bare.lastIndexOf('.');
  if (comma === -1 && dot === -1) return undefined;
  const last = comma > dot ? ',' : '.';
  // The same mark twice can only part thousands.
  if (bare.indexOf(last) !== bare.lastIndexOf(last)) return last === ',' ? '.' : ',';
  return last;
}
