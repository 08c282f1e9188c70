import { codeKey } from '#shared/text/barcode.ts';
import { isPicked, type PickingGroup, type PickingRow } from './picking-list.ts';

/** The first row still to be picked with this code or barcode; a picked one when none is left; null for another product. */
export function findScanned(groups: readonly PickingGroup[], scanned: string): PickingRow | null {
  const wanted = codeKey(scanned);
  if (wanted === '') return null;
  const rows = groups
    .flatMap((group) => group.rows)
    .filter(({ product }) =>
      [product.code, product.barcode].some((code) => code !== '' && codeKey(code) === wanted),
    );
  return rows.find((row) => !isPicked(row)) ?? rows[0] ?? null;
}
