import { createCategory, findCategory, updateCategory } from '#domain/firm/categories.ts';
import { listCategoryRows, listUnitRows, refreshFirm } from '#domain/firm/read-firm.ts';
import { createRegion } from '#domain/firm/regions.ts';
import { createSubcategory, updateSubcategory } from '#domain/firm/subcategories.ts';
import { createUnit, updateUnit } from '#domain/firm/units.ts';
import { createSupplier } from '#domain/purchasing/suppliers/suppliers.ts';
import type { ActorCtx, Ctx } from '#kernel/ctx.ts';
import { inTransaction } from '#kernel/transaction.ts';
import {
  createCategoryInput,
  createRegionInput,
  createSubcategoryInput,
  createUnitInput,
} from '#shared/inputs/firm-inputs.ts';
import { createSupplierInput } from '#shared/purchasing/supplier-inputs.ts';
import { isKnownRegionName, splitRegionNames } from '#shared/regions.ts';
import { cleanLine } from '#shared/text/clean-text.ts';
import { foldText } from '#shared/text/fold.ts';

type Add = (tx: ActorCtx, name: string) => unknown;

const ADD: Readonly<Record<string, Add>> = {
  category: addCategory,
  unit: addUnit,
  regionId: (tx, name) => createRegion(tx, createRegionInput.parse({ name })),
  regionIds: (tx, name) => createRegion(tx, createRegionInput.parse({ name })),
  supplier: (tx, name) => createSupplier(tx, createSupplierInput.parse({ name })),
};

const SUBCATEGORY = 'subcategory/';

export function subcategoryField(category: string): string {
  return SUBCATEGORY + category;
}

export function categoryOfField(field: string): string | null {
  return field.startsWith(SUBCATEGORY) ? field.slice(SUBCATEGORY.length) : null;
}

function adderOf(field: string): Add | undefined {
  const category = categoryOfField(field);
  return category === null ? ADD[field] : (tx, name) => addSubcategory(tx, category, name);
}

const MAX_NAMES = 8;

/** The rows of the firm's tables, or the supplier, that an unknown cell would add; empty where it can't be a name. */
export function namesToAdd(field: string, text: string): readonly string[] {
  if (adderOf(field) === undefined) return [];
  const parts = field === 'regionIds' ? splitRegionNames(text) : [text];
  const names = parts.map((part) => capitalize(cleanLine(part))).filter((name) => name !== '');
  const missing = field === 'regionIds' ? names.filter((name) => !isKnownRegionName(name)) : names;
  const isName = (name: string) => name.length <= 60 && /\p{L}/u.test(name);
  return missing.length <= MAX_NAMES && missing.every(isName) ? missing : [];
}

/** Adds the rows, or activates those of the same name. Rejects with `firm-rows-full` and `supplier-exists`. */
export function addToFirm(ctx: ActorCtx, field: string, text: string): void {
  inTransaction(ctx, (tx) => {
    for (const name of namesToAdd(field, text)) adderOf(field)?.(tx, name);
  });
  refreshFirm(ctx.db);
}

function addCategory(tx: Ctx, name: string): void {
  const rows = listCategoryRows(tx.db);
  const known = rows.find((row) => foldText(row.name) === foldText(name));
  if (known) return void updateCategory(tx, { key: known.key, isActive: true });
  const word = foldText(name)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  const base = (word.length < 2 ? `grupi-${word}` : word).slice(0, 26).replace(/-$/, '');
  const key = firstFree(base, (at) => `${base}-${at}`, new Set(rows.map((row) => row.key)));
  createCategory(tx, createCategoryInput.parse({ key, name }));
}

function addSubcategory(tx: Ctx, category: string, name: string): void {
  const rows = findCategory(tx, category).subcategories;
  const known = rows.find((row) => foldText(row.name) === foldText(name));
  if (known) return void updateSubcategory(tx, { category, key: known.key, isActive: true });
  const word = cleanLine(name.replaceAll(/[^\p{L}\p{N}/ ]+/gu, ' '));
  const base = (word.length < 2 ? `Nën ${word}` : word).slice(0, 26).trim();
  const key = firstFree(base, (at) => `${base} ${at}`, new Set(rows.map((row) => row.key)));
  createSubcategory(tx, createSubcategoryInput.parse({ category, key, name }));
}

function addUnit(tx: Ctx, name: string): void {
  const rows = listUnitRows(tx.db);
  const known = rows.find((row) => foldText(row.name) === foldText(name));
  if (known) return void updateUnit(tx, { key: known.key, isActive: true });
  const letters = foldText(name)
    .toUpperCase()
    .replaceAll(/[^A-Z]/g, '');
  const base = (letters || 'NJ').slice(0, 8);
  const other = (at: number) => `${base.slice(0, 6)}${letterPair(at)}`;
  const key = firstFree(base, other, new Set(rows.map((row) => row.key)));
  createUnit(tx, createUnitInput.parse({ key, name }));
}

function firstFree(base: string, other: (at: number) => string, taken: ReadonlySet<string>): string {
  let key = base;
  for (let at = 2; taken.has(key); at += 1) key = other(at);
  return key;
}

/** A pair of letters, unique for any number of units that a shop can have. */
function letterPair(at: number): string {
  return String.fromCharCode(65 + (Math.floor(at / 26) % 26), 65 + (at % 26));
}

const MAX_ABBREVIATION = 3;

/** Files of other programs are in capitals; short words in capitals are abbreviations. */
function capitalize(name: string): string {
  const isInCapitals = name === name.toUpperCase() && name.length > MAX_ABBREVIATION;
  if (isInCapitals)
    return name.toLowerCase().replaceAll(/(?<=^|\s)\p{L}/gu, (letter) => letter.toUpperCase());
  return name.charAt(0).toUpperCase() + name.slice(1);
}
