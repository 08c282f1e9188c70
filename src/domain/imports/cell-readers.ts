import { type ISODate, isISODate } from '#shared/dates/shop-dates.ts';
import { firmTables } from '#shared/firm/firm-tables.ts';
import { toBasisPoints } from '#shared/prices/money.ts';
import { foldText } from '#shared/text/fold.ts';
import { parseDecimal } from '#shared/text/parse-number.ts';
import type { FileCell } from '#spreadsheets/sheet.ts';

export class BadCell extends Error {}

export type CellReader = (cell: FileCell) => unknown;

export function quoted(cell: FileCell): string {
  return `„${String(cell).slice(0, 40)}”`;
}

export function readNumber(cell: FileCell): number {
  if (typeof cell === 'number') return cell;
  throw new BadCell(
    parseDecimal(cell).reason === 'unclear'
      ? `${quoted(cell)} mund të lexohet në dy mënyra: shkruajeni pa ndarës mijëshesh dhe me dy shifra pas presjes.`
      : `${quoted(cell)} nuk është numër.`,
  );
}

export function readWhole(cell: FileCell): number {
  if (typeof cell === 'string' && parseDecimal(cell).reason === 'unclear') {
    throw new BadCell(`${quoted(cell)} mund të lexohet në dy mënyra: shkruajeni pa ndarës mijëshesh.`);
  }
  return readNumber(cell);
}

export function readPercent(cell: FileCell): number {
  return toBasisPoints(readNumber(cell));
}

export function readRegion(cell: FileCell): number {
  const wanted = foldText(String(cell));
  // A deactivated region may have the name of an active one.
  const regions = firmTables().regions.toSorted((a, b) => Number(b.isActive) - Number(a.isActive));
  const region = regions.find(({ id, name }) => foldText(name) === wanted || String(id) === wanted);
  if (!region) throw new BadCell(`${quoted(cell)} nuk ekziston.`);
  return region.id;
}

export function readCents(cell: FileCell): number {
  const euros = readNumber(cell);
  const cents = Math.round(euros * 100);
  if (Number((euros * 100).toFixed(4)) !== cents) {
    throw new BadCell(`${quoted(cell)} ka më shumë se dy shifra pas presjes.`);
  }
  return cents;
}

export function readDay(cell: FileCell): ISODate {
  const text = String(cell).trim();
  if (!isISODate(text)) throw new BadCell(`${quoted(cell)} nuk është datë (p.sh. 18.11.2026).`);
  return text;
}

const AT_ONCE = new Set(['menjehere', 'ne dorezim', 'pa afat', 'kesh', 'cash', 'para ne dore']);

/** `30`, `30 ditë`, `menjëherë`; undefined when it is something else. */
export function findDays(cell: FileCell): number | undefined {
  const text = String(cell).trim();
  if (AT_ONCE.has(foldText(text))) return 0;
  const [, days] = /^(\d{1,3})(?:[.,]0+)?(?:\s*dit\p{L}*\.?)?$/iu.exec(text) ?? [];
  return days === undefined ? undefined : Number(days);
}

export function readTermsDays(cell: FileCell): number {
  const days = findDays(cell);
  if (days === undefined) throw new BadCell(`${quoted(cell)} nuk është numër ditësh.`);
  return days;
}
