import { codeKey } from '#shared/text/barcode.ts';
import { isPicked, type PickingGroup, type PickingRow } from './picking-list.ts';

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
