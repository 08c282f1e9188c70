import { foldText } from '#shared/fold.ts';
import { toBasisPoints } from '#shared/money.ts';
import { parseDecimal } from '#shared/parse-number.ts';
import { REGIONS } from '#shared/regions.ts';
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
