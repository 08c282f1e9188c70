import { expect, test } from 'vitest';
import { queryClient } from '#web/query-client.ts';
import { PART_OPTIONS, pagedQuery } from './paged-query.ts';

const queryKey = ['orders of a long day'];
const { signal } = new AbortController();

function listOf(count: number, changed?: number) {
  return async ({ cursor = count + 1, limit }: { readonly cursor?: number; readonly limit: number }) =>
    Array.from({ length: Math.min(limit, cursor - 1) }, (_, place) => {
      const orderId = cursor - 1 - place;
      return { orderId, isChanged: orderId === changed };
    });
}

test('a long list is read to its end, and what has come of it is shown meanwhile', async () => {
  const shown: (number | undefined)[] = [];
  const read = listOf(1200);
  const found = await pagedQuery({ queryKey, signal }, (part) => {
    shown.push(queryClient.getQueryData<unknown[]>(queryKey)?.length);
    return read(part);
  });
  expect(found.map((row) => row.orderId)).toEqual(Array.from({ length: 1200 }, (_, place) => 1200 - place));
  expect(shown).toEqual([undefined, 500, 1000]);
  queryClient.clear();
});

test('read again, an order without a change stays the same object, and so does a list without one', async () => {
  queryClient.setQueryData(queryKey, await pagedQuery({ queryKey, signal }, listOf(700)));
  const first = queryClient.getQueryData<{ orderId: number; isChanged: boolean }[]>(queryKey) ?? [];
  expect(await pagedQuery({ queryKey, signal }, listOf(700))).toBe(first);
  const second = await pagedQuery({ queryKey, signal }, listOf(700, 650));
  expect(second.filter((row, place) => row !== first[place])).toEqual([{ orderId: 650, isChanged: true }]);
  queryClient.clear();
});

test('a screen that has gone on reads no further', async () => {
  const gone = new AbortController();
  let parts = 0;
  const reading = pagedQuery({ queryKey, signal: gone.signal }, (part) => {
    parts += 1;
    gone.abort();
    return listOf(5000)(part);
  });
  await expect(reading).rejects.toThrow();
  expect(parts).toBe(1);
});

test('a part that fails is left to the retries of its list, so that a failure is told within seconds', async () => {
  let attempts = 0;
  const part = queryClient.fetchQuery({
    queryKey: [...queryKey, 'part'],
    queryFn: () => {
      attempts += 1;
      throw new TypeError('Failed to fetch');
    },
    // Outside a browser the client believes to be offline, and would wait.
    networkMode: 'always',
    ...PART_OPTIONS,
  });
  await expect(part).rejects.toThrow();
  expect(attempts).toBe(1);
});
