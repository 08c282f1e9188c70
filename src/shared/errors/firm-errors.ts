import { plural } from '#shared/text/plural.ts';
import type { Answers, FirmUse } from './domain-errors.ts';

const WORDS = [
  ['customers', 'klient', 'klientë'],
  ['points', 'pikë', 'pika'],
  ['orders', 'porosi', 'porosi'],
  ['products', 'produkt', 'produkte'],
  ['drivers', 'shofer', 'shoferë'],
  ['days', 'ditë', 'ditë'],
] as const satisfies readonly (readonly [keyof FirmUse, one: string, many: string])[];

function inUse(use: FirmUse): string {
  const named = WORDS.flatMap(([kind, one, many]) => {
    const count = use[kind] ?? 0;
    return count === 0 ? [] : [plural(count, `1 ${one}`, `${count} ${many}`)];
  });
  return named.length === 0 ? 'Është në përdorim.' : `Është në përdorim: ${named.join(', ')}.`;
}

export const FIRM_ERRORS = {
  'feature-off': [404, 'Feature off', 'Kjo pjesë nuk është e ndezur.'],
  'category-not-offered': [400, 'Validation failed', 'Zgjidhni kategorinë.'],
  'subcategory-not-found': [404, 'Subcategory not found', 'Nënkategoria nuk u gjet.'],
  'region-not-offered': [400, 'Validation failed', 'Zgjidhni regjionin.'],
  'firm-name-taken': [409, 'Name taken', 'Ky emër ekziston tashmë.'],
  'firm-key-taken': [409, 'Key taken', 'Ky çelës ekziston tashmë.'],
  'firm-row-in-use': [409, 'In use', inUse],
  'unit-not-found': [404, 'Unit not found', 'Njësia nuk u gjet.'],
  'unit-always-used': [409, 'In use', 'Kjo njësi mbetet gjithmonë aktive.'],
  'van-not-found': [404, 'Van not found', 'Furgoni nuk u gjet.'],
  'van-not-offered': [400, 'Validation failed', 'Zgjidhni furgonin.'],
  'van-of-no-driver': [400, 'Validation failed', 'Vetëm shoferi ka furgon.'],
  'firm-row-is-last': [409, 'Last one', 'Së paku një duhet të mbetet aktiv.'],
  'firm-rows-full': [409, 'Too many', ({ max }) => `Më së shumti ${max} mund të jenë aktive.`],
} as const satisfies Answers;
