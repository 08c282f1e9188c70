import { useQuery } from '@tanstack/react-query';
import type { ISODate } from '#shared/dates/shop-dates.ts';
import { isRecord } from '#shared/is-record.ts';
import { api } from '#web/api.ts';
import { useStored } from '#web/routes/driver/day/use-stored.ts';
import type { Goods } from './van-goods.ts';

export type Ticks = Readonly<Record<string, { readonly quantity: number; readonly name: string }>>;

export function useTicks(name: string) {
  const [stored, setStored] = useStored(name, readTicks);
  const isRead = stored !== undefined;
  return [stored ?? {}, setStored, isRead] as const;
}

/** A tick is valid for the quantity at which it was set: when that changes, the line has to be checked again. */
export function isTickedOff(ticks: Ticks, { key, quantity }: Pick<Goods, 'key' | 'quantity'>): boolean {
  return ticks[key]?.quantity === quantity;
}

export const loadTicksOf = (date: ISODate) => `load/${date}`;

export function useLoadProgress(date: ISODate) {
  const { data } = useQuery(api.driver.orders.load.queryOptions({ date }));
  const [ticks] = useTicks(loadTicksOf(date));
  if (!data) return undefined;
  const done = data.products.filter(({ productId, quantity }) =>
    isTickedOff(ticks, { key: String(productId), quantity }),
  ).length;
  return { done, all: data.products.length };
}

export function withTick(ticks: Ticks, { key, quantity, name }: Goods, isTicked: boolean): Ticks {
  const others = Object.fromEntries(Object.entries(ticks).filter(([id]) => id !== key));
  return isTicked ? { ...others, [key]: { quantity, name } } : others;
}

function readTicks(stored: unknown): Ticks | null {
  if (!isRecord(stored)) return null;
  return Object.fromEntries(
    Object.entries(stored).flatMap(([id, tick]) => {
      if (!isRecord(tick)) return [];
      const { quantity, name } = tick;
      return typeof quantity === 'number' && typeof name === 'string' ? [[id, { quantity, name }]] : [];
    }),
  );
}
