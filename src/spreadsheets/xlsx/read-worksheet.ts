import { format, isDateFormat } from 'numfmt';
import { isBlank } from '#shared/text/plain-text.ts';
import type { CellMark, FileCell, FoundMark, HiddenPlaces } from '../sheet.ts';
import { MAX_COLUMNS, MAX_ROWS_TO_A_ROW, UnreadableSheet } from '../unreadable-sheet.ts';
import { type Attributes, walkXml, type XmlHandlers } from '../xml.ts';
import {
  createTextReader,
  GENERAL_FORMAT,
  type NumberFormat,
  type Structure,
  unescapeText,
} from './read-structure.ts';

const MAX_PLACES = 5_000_000;

export type Worksheet = {
  readonly rows: readonly (readonly FileCell[])[];
  readonly marks: readonly FoundMark[];
  readonly filledRows: number;
  readonly hidden: HiddenPlaces;
};

type Cell = { readonly value: FileCell; readonly mark?: Omit<CellMark, 'at'> };

/**
 * Only cells with content count for the extent, not coloured cells far away. Throws `UnreadableSheet` when the content
 * reaches too far.
 */
export function readWorksheet(pieces: Iterable<string>, structure: Structure, maxRows: number): Worksheet {
  const sheet = createSheet(maxRows);
  const text = createTextReader();
  let row = 0;
  let column = 0;
  let attributes: Attributes = {};
  let raw: string | undefined;
  let hasFormula = false;
  const handlers: XmlHandlers = {
    open: (name, given) => {
      text.open(name);
      if (name === 'col' && isTrue(given['hidden']))
        sheet.hideColumns(Number(given['min']), Number(given['max']));
      if (name === 'row') {
        row = given['r'] === undefined ? row + 1 : Number(given['r']);
        column = 0;
        if (isTrue(given['hidden'])) sheet.hideRow(row);
      } else if (name === 'c') {
        attributes = given;
        raw = undefined;
        hasFormula = false;
        const [, letters = '', digits = ''] = /^([A-Z]+)(\d+)$/i.exec(given['r'] ?? '') ?? [];
        column = letters === '' ? column + 1 : toColumn(letters);
        if (digits !== '') row = Number(digits);
      }
    },
    close: (name, content) => {
      text.close(name, content);
      if (name === 'v') raw = content;
      if (name === 'f') hasFormula = true;
      if (name === 'is') raw = text.take();
      if (name !== 'c') return;
      const cell = readCell(attributes, raw, hasFormula, structure);
      if (cell) sheet.put(row, column, cell);
    },
  };
  for (const piece of pieces) walkXml(piece, handlers);
  return sheet.finish();
}

const isTrue = (value: string | undefined) => /^(1|true|on)$/i.test(value ?? '');

function createSheet(maxRows: number) {
  const rows = new Map<number, FileCell[]>();
  const marks: FoundMark[] = [];
  const hiddenRows = new Set<number>();
  const hiddenColumns: { readonly from: number; readonly to: number }[] = [];
  const unread = { rows: new Set<number>(), columns: new Set<number>() };
  let lastRow = 0;
  let lastColumn = 0;
  /** Whether the cell is hidden, which is reported if it has content. */
  const isHidden = (row: number, column: number) => {
    if (hiddenColumns.some(({ from, to }) => column >= from && column <= to)) {
      unread.columns.add(column);
      return true;
    }
    if (hiddenRows.has(row)) unread.rows.add(row);
    return hiddenRows.has(row);
  };
  return {
    hideRow: (row: number) => hiddenRows.add(row),
    hideColumns: (from: number, to: number) => hiddenColumns.push({ from, to }),
    put: (row: number, column: number, cell: Cell) => {
      if (isHidden(row, column)) return;
      if (column > MAX_COLUMNS) throw new UnreadableSheet('too-wide');
      if (!(row >= 1 && row <= maxRows * MAX_ROWS_TO_A_ROW)) throw new UnreadableSheet('too-many-rows');
      lastRow = Math.max(lastRow, row);
      lastColumn = Math.max(lastColumn, column);
      if (lastRow * lastColumn > MAX_PLACES) throw new UnreadableSheet('too-large');
      const target = rows.get(row) ?? [];
      rows.set(row, target);
      while (target.length < column) target.push('');
      target[column - 1] = cell.value;
      if (!cell.mark) return;
      const at = `${toLetters(column)}${row}`;
      marks.push({ row: row - 1, column: column - 1, mark: { at, ...cell.mark } });
    },
    finish: (): Worksheet => {
      const hidden = { rows: [...unread.rows], columns: [...unread.columns].map(toLetters) };
      const all = Array.from({ length: lastRow }, (_, at) => rows.get(at + 1) ?? []);
      return { rows: all, marks, filledRows: rows.size, hidden };
    },
  };
}

function readCell(
  { t: type = 'n', s: style }: Attributes,
  raw: string | undefined,
  hasFormula: boolean,
  { texts, formats, is1904 }: Structure,
): Cell | null {
  // A formula with an empty text result: `=IF(A2="";"";…)`, copied down the sheet.
  if (raw === undefined && type === 'str') return null;
  if (raw === undefined) return hasFormula ? { value: '', mark: { fault: 'no-value' } } : null;
  if (type === 'e') return { value: raw, mark: { fault: 'error' } };
  if (type === 'b') return { value: raw.trim() === '1' ? 'po' : 'jo', mark: { from: 'boolean' } };
  if (type === 's') return toText(texts[Number(raw)] ?? '');
  if (type === 'd') return { value: raw.replace(/T00:00(:00(\.0+)?)?Z?$/, ''), mark: { from: 'day' } };
  if (type === 'inlineStr') return toText(raw);
  if (type === 'str') return toText(unescapeText(raw));
  const number = Number(raw);
  if (raw.trim() === '') return hasFormula ? { value: '', mark: { fault: 'no-value' } } : null;
  if (!Number.isFinite(number)) return toText(raw);
  return readNumber(number, formats[Number(style ?? 0)] ?? GENERAL_FORMAT, is1904);
}

function toText(text: string): Cell | null {
  return isBlank(text) ? null : { value: text };
}

function readNumber(number: number, { pattern, currency }: NumberFormat, is1904: boolean): Cell {
  if (isDateFormat(pattern)) return readMoment(number, pattern, is1904);
  if (/E[+-]/i.test(pattern)) return { value: number, mark: { from: 'scientific' } };
  // A grouped, rounded or scaled number is an amount; such a format displays less than the cell contains.
  if (currency !== null) return { value: number, mark: { currency } };
  const digits = pattern.replace(/"[^"]*"|\\./g, '');
  if (/^General$/i.test(pattern) || /[.,%@]/.test(digits)) return { value: number };
  const shown = format(pattern, number, { throws: false }).trim();
  if (shown === String(number) || !/\d/.test(shown) || /^#+$/.test(shown)) return { value: number };
  return { value: number, mark: { shown } };
}

const DAY_MS = 86_400_000;
const EPOCH_1900 = Date.UTC(1899, 11, 30);
const DAYS_TO_1904 = 1462;
const LAST_DAY = 2_958_465;

function readMoment(number: number, pattern: string, is1904: boolean): Cell {
  const days = number + (is1904 ? DAYS_TO_1904 : 0);
  if (!/[yd]/i.test(pattern.replace(/"[^"]*"|\\./g, ''))) {
    return { value: format(pattern, number, { throws: false }), mark: { from: 'day' } };
  }
  if (days < 1 || days > LAST_DAY) return { value: number, mark: { from: 'day' } };
  // Serial numbers up to 60 count 29 February 1900, which did not exist.
  const shift = !is1904 && days < 60 ? 1 : 0;
  const day = new Date(EPOCH_1900 + (Math.floor(days) + shift) * DAY_MS).toISOString().slice(0, 10);
  return { value: day, mark: { from: 'day' } };
}

function toColumn(letters: string): number {
  return [...letters.toUpperCase()].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);
}

export function toLetters(column: number): string {
  const before = Math.floor((column - 1) / 26);
  return (before > 0 ? toLetters(before) : '') + String.fromCharCode(65 + ((column - 1) % 26));
}
