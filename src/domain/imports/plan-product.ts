import { and, eq, isNull } from 'drizzle-orm';
import { products } from '../../db/schema/catalog.ts';
import {
  type CreateProduct,
  createProductInput,
  SUBCATEGORY_MESSAGE,
  type UpdateProduct,
  updateProductInput,
} from '../../shared/catalog-inputs.ts';
import { isSubcategoryOf } from '../../shared/categories.ts';
import { foldText } from '../../shared/fold.ts';
import { formatBasisPoints, formatCents } from '../../shared/money.ts';
import { findRegionName, toRegionIds, toRegionMask } from '../../shared/regions.ts';
import type { Ctx } from '../kernel/ctx.ts';
import { type FieldChange, type PlannedRow, refusedRow } from './import-row.ts';
import { BadCell, readProductCell } from './product-columns.ts';
import type { RowCells } from './read-headers.ts';

/** What is written for a row of a product file. */
export type ProductWrite =
  | { readonly kind: 'create-product'; readonly input: CreateProduct }
  | { readonly kind: 'change-product'; readonly input: UpdateProduct };

type Row = typeof products.$inferSelect;

/** Albanian names of the fields, for previews and for missing columns. */
export const PRODUCT_FIELDS: Readonly<Record<string, string>> = {
  code: 'Kodi',
  name: 'Emri',
  description: 'Përshkrimi',
  category: 'Kategoria',
  subcategory: 'Nënkategoria',
  unit: 'Njësia',
  priceCents: 'Çmimi',
  vatBasisPoints: 'TVSH',
  discountBasisPoints: 'Zbritja',
  quantity: 'Sasia',
  isFeatured: 'Veçuar',
  regionIds: 'Regjionet',
};

/**
 * What one row of a product file comes to. A product is matched by its code; an empty cell of a known product leaves
 * the field as it is. `seen` holds the codes of the rows before, with their numbers.
 */
export function planProduct(
  ctx: Ctx,
  row: number,
  cells: RowCells,
  seen: Map<string, number>,
): PlannedRow<ProductWrite> {
  const code = cells.get('code') ?? '';
  const label = [code, cells.get('name')].filter(Boolean).join(' · ');
  const codeFolded = foldText(code);
  if (codeFolded === '') return refusedRow(row, label, ['Kodi mungon: me të gjendet produkti.']);
  const earlier = seen.get(codeFolded);
  if (earlier !== undefined) {
    return refusedRow(row, label, [`Kodi përsëritet: është edhe në rreshtin ${earlier}.`]);
  }
  seen.set(codeFolded, row);
  const { values, reasons } = readCells(cells);
  if (reasons.length > 0) return refusedRow(row, label, reasons);
  const known = ctx.db
    .select()
    .from(products)
    .where(and(isNull(products.deletedAt), eq(products.codeFolded, codeFolded)))
    .get();
  return known ? planChange(row, label, known, values) : planCreate(row, label, values);
}

function readCells(cells: RowCells) {
  const values: Record<string, unknown> = {};
  const reasons: string[] = [];
  for (const [field, text] of cells) {
    try {
      values[field] = readProductCell(field, text);
    } catch (error) {
      if (!(error instanceof BadCell)) throw error;
      reasons.push(`${PRODUCT_FIELDS[field] ?? field}: ${error.message}`);
    }
  }
  return { values, reasons };
}

function planCreate(row: number, label: string, values: Record<string, unknown>): PlannedRow<ProductWrite> {
  const parsed = createProductInput.safeParse(values);
  if (!parsed.success) return refusedRow(row, label, sentencesOf(parsed.error.issues));
  return {
    row,
    label,
    outcome: 'create',
    changes: [],
    reasons: [],
    write: { kind: 'create-product', input: parsed.data },
  };
}

function planChange(
  row: number,
  label: string,
  known: Row,
  values: Record<string, unknown>,
): PlannedRow<ProductWrite> {
  const { code: _code, ...rest } = values;
  const parsed = updateProductInput.safeParse({ ...rest, id: known.id });
  if (!parsed.success) return refusedRow(row, label, sentencesOf(parsed.error.issues));
  const { id, ...wanted } = parsed.data;
  const category = wanted.category ?? known.category;
  if (wanted.subcategory && !isSubcategoryOf(category, wanted.subcategory)) {
    return refusedRow(row, label, [`${PRODUCT_FIELDS['subcategory']}: ${SUBCATEGORY_MESSAGE}`]);
  }
  const before = comparable(known);
  const differing = Object.entries(wanted).filter(
    ([field, value]) => value !== undefined && keyOf(before[field]) !== keyOf(value),
  );
  if (differing.length === 0) return { row, label, outcome: 'same', changes: [], reasons: [], write: null };
  const isMoved = differing.some(([field]) => field === 'quantity');
  const input: UpdateProduct = {
    ...Object.fromEntries(differing),
    id,
    ...(isMoved ? { expectedQuantity: known.stock } : {}),
  };
  const changes = differing.map(([field, value]): FieldChange => {
    return {
      field: PRODUCT_FIELDS[field] ?? field,
      before: show(field, before[field]),
      after: show(field, value),
    };
  });
  return { row, label, outcome: 'change', changes, reasons: [], write: { kind: 'change-product', input } };
}

function comparable(known: Row): Record<string, unknown> {
  return { ...known, quantity: known.stock, regionIds: toRegionIds(known.regionMask) };
}

/** Regions in any order are the same; none means everywhere. */
function keyOf(value: unknown): string {
  return Array.isArray(value) ? `regions ${toRegionMask(value.map(Number))}` : JSON.stringify(value ?? null);
}

function sentencesOf(
  issues: readonly { readonly path: PropertyKey[]; readonly message: string }[],
): string[] {
  return issues.map((issue) => `${PRODUCT_FIELDS[String(issue.path[0])] ?? 'Rreshti'}: ${issue.message}`);
}

function show(field: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (field === 'priceCents') return formatCents(Number(value));
  if (field === 'vatBasisPoints' || field === 'discountBasisPoints') return formatBasisPoints(Number(value));
  if (typeof value === 'boolean') return value ? 'po' : 'jo';
  if (Array.isArray(value)) return value.map((id) => findRegionName(Number(id))).join(', ');
  return String(value);
}
