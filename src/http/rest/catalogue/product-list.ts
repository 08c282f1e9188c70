import { z } from 'zod';
import { truncationOf } from '#http/rest/kit/lists.ts';
import { productShape } from '#http/rest/shapes/product-shape.ts';
import type { Caller } from '#trpc/app-router.ts';

export const LIST_LIMIT = 100;

const MAX_UNPAGED = 10_000;

const rowsOf = z.array(productShape);

/** The unpaged list as JSON chunks, so that other requests run in between. Says where it is truncated. */
export async function* streamProducts(
  { public: { catalog } }: Pick<Caller, 'public'>,
  max = MAX_UNPAGED,
): AsyncGenerator<string> {
  let after = 0;
  let count = 0;
  let opening = '{"products":[';
  while (count < max) {
    const list = await catalog.list({ after, limit: LIST_LIMIT });
    const rows = rowsOf.parse(list).map((row) => JSON.stringify(row));
    yield `${opening}${count > 0 && rows.length > 0 ? ',' : ''}${rows.join(',')}`;
    opening = '';
    count += list.length;
    after = list.at(-1)?.id ?? after;
    if (list.length < LIST_LIMIT) break;
  }
  const stopped = count < max ? {} : truncationOf(count, (await catalog.count()).count);
  const said = Object.entries(stopped).map(([name, value]) => `,${JSON.stringify(name)}:${value}`);
  yield `]${said.join('')}}`;
}
