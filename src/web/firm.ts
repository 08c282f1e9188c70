import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { activeCategories, activeSubcategories } from '#shared/categories.ts';
import { firmTables, onFirmTables, setFirmTables } from '#shared/firm/firm-tables.ts';
import type { FirmTables } from '#shared/firm/firm-types.ts';
import { FIRM_DATA_ID } from '#shared/first-data.ts';
import { activeUnits, unitLabel } from '#shared/prices/units.ts';
import { activeRegions, findRegionName } from '#shared/regions.ts';
import { api } from './api.ts';

/** The page contains the firm's tables where they differ from a new database's. */
export function readFirmOfPage(): void {
  const text = document.getElementById(FIRM_DATA_ID)?.textContent;
  if (text) setFirmTables(JSON.parse(text) as FirmTables);
}

/** Reads the tables again when they have changed, and updates all components that show them. */
export function useFirmUpdates(): void {
  const { data } = useQuery(
    api.public.firm.tables.queryOptions(undefined, { initialData: firmTables, staleTime: 60_000 }),
  );
  useEffect(() => setFirmTables(data), [data]);
}

/** Components that show a name of the firm's tables call it, so that a renamed row appears at once. */
export function useFirm(): FirmTables {
  return useSyncExternalStore(onFirmTables, firmTables, firmTables);
}

type Choice = { readonly value: string; readonly label: string };

/** The active regions, and the chosen ones that have been deactivated. */
export function useRegionChoices(chosenId?: number | string): readonly Choice[] {
  return useRegionChoicesOf(chosenId === undefined ? [] : [chosenId]);
}

export function useRegionChoicesOf(chosenIds: readonly (number | string)[]): readonly Choice[] {
  useFirm();
  const choices = activeRegions().map(({ id, name }) => ({ value: String(id), label: name }));
  const missing = chosenIds.flatMap((id) => {
    const label = findRegionName(Number(id));
    const isOffered = choices.some(({ value }) => value === String(id));
    return label === null || isOffered ? [] : [{ value: String(id), label }];
  });
  return [...choices, ...missing];
}

export function useCategoryChoices(): Choice[] {
  useFirm();
  return activeCategories().map(({ key, name }) => ({ value: key, label: name }));
}

export function subcategoryChoices(category: string | null): Choice[] {
  return activeSubcategories(category ?? '').map(({ key, name }) => ({ value: key, label: name }));
}

/** The active units, and the product's own if it has been deactivated. */
export function useUnitChoices(chosen: string): Choice[] {
  useFirm();
  const choices = activeUnits().map(({ key, name }) => ({ value: key, label: name }));
  const isOffered = choices.some(({ value }) => value === chosen);
  return isOffered ? choices : [...choices, { value: chosen, label: unitLabel(chosen) }];
}
