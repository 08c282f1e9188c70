import { foldText } from '#shared/fold.ts';
import { toBasisPoints } from '#shared/money.ts';
import { parseDecimal } from '#shared/parse-number.ts';
import { REGIONS } from '#shared/regions.ts';
import { addDays, type ISODate, isISODate } from '#shared/shop-dates.ts';
import type { FileCell } from '#spreadsheets/sheet.ts';

/** A cell that is not what its column asks for; the message says why. */
export class BadCell extends Error {}

/** Makes a field's value of a filled cell, in the words of the field's input. Throws a `BadCell`. */
export type CellReader = (cell: FileCell) => unknown;

/** A cell as it is named in a rejection. */
export function quoted(cell: FileCell): string {
  return `„${String(cell).slice(0, 40)}”`;
}

/** The number of a cell; `readRows` has already made numbers of those that are. */
export function readNumber(cell: FileCell): number {
  if (typeof cell === 'number') return cell;
  throw new BadCell(
    parseDecimal(cell).reason === 'unclear'
      ? `${quoted(cell)} mund të lexohet në dy mënyra: shkruajeni pa ndarës mijëshesh dhe me dy shifra pas presjes.`
      : `${quoted(cell)} nuk është numër.`,
  );
}

/** A percentage in basis points. */
export function readPercent(cell: FileCell): number {
  return toBasisPoints(readNumber(cell));
}

/** The number of a region that is written by name or number. */
export function readRegion(cell: FileCell): number {
  const wanted = foldText(String(cell));
  const region = REGIONS.find(({ id, name }) => foldText(name) === wanted || String(id) === wanted);
  if (!region) throw new BadCell(`${quoted(cell)} nuk ekziston.`);
  return region.id;
}

/** Cents of an amount in euros; what has parts of a cent is none. */
export function readCents(cell: FileCell): number {
  const euros = readNumber(cell);
  const cents = Math.round(euros * 100);
  if (Number((euros * 100).toFixed(4)) !== cents) {
    throw new BadCell(`${quoted(cell)} ka më shumë se dy shifra pas presjes.`);
  }
  return cents;
}

/** A day as a workbook counts it: days since the end of 1899. */
const WORKBOOK_DAY = /^\d{5}(?:\.\d+)?$/;

/** A day as people, programs and workbooks write it (`18.11.2026`, `18/11/26`, `2026-11-18`), a time behind it or not. */
export function readDay(cell: FileCell): ISODate {
  const text = String(cell).trim();
  if (WORKBOOK_DAY.test(text)) return addDays('1899-12-30', Math.floor(Number(text)));
  const written = text.replace(/[T ]\d{1,2}:\d{2}.*$/, '').trim();
  const day = isISODate(written) ? written : fromDayFirst(written);
  if (!isISODate(day)) throw new BadCell(`${quoted(cell)} nuk është datë (p.sh. 18.11.2026).`);
  return day;
}

function fromDayFirst(text: string): string {
  const parts = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})\.?$/.exec(text);
  if (!parts) return '';
  const [, day = '', , month = '', year = ''] = parts;
  return `${year.padStart(4, '20')}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
