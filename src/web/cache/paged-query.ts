import { type QueryFunctionContext, replaceEqualDeep } from '@tanstack/react-query';
import { queryClient } from '#web/query-client.ts';

const PART_SIZE = 500;

/** Pages are not retried, since the whole list is: both would multiply to nine attempts. */
export const PART_OPTIONS = { gcTime: 0, staleTime: 0, retry: false } as const;

type Row = { readonly orderId: number };

/**
 * A query function that reads a list of orders page by page: ten thousand in one answer would block the server for
 * others. On the first load each page is shown as it arrives. Unchanged orders stay the same objects, so the query
 * itself need not compare (`structuralSharing: false`).
 */
export async function pagedQuery<Found extends Row>(
  { queryKey, signal }: Pick<QueryFunctionContext, 'queryKey' | 'signal'>,
  readPart: (part: { readonly cursor?: number; readonly limit: number }) => Promise<Found[]>,
): Promise<Found[]> {
  const before = queryClient.getQueryData<Found[]>(queryKey);
  const known = new Map(before?.map((row) => [row.orderId, row]));
  let found: Found[] = [];
  for (let isMore = true; isMore; ) {
    const last = found.at(-1);
    const part = await readPart({ limit: PART_SIZE, ...(last && { cursor: last.orderId }) });
    signal.throwIfAborted();
    found = [...found, ...part.map((row) => replaceEqualDeep(known.get(row.orderId), row))];
    isMore = part.length === PART_SIZE;
    if (isMore && before === undefined) queryClient.setQueryData(queryKey, found);
  }
  const isSame = before?.length === found.length && found.every((row, place) => row === before[place]);
  return isSame ? before : found;
}
