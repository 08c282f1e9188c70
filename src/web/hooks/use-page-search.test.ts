import { expect, test } from 'vitest';
import { z } from 'zod';
import { readSearch } from './use-page-search.ts';

const fields = {
  q: z.string().default(''),
  status: z.enum(['E Procesuar', 'E Nisur']).optional(),
  page: z
    .string()
    .regex(/^[1-9]\d{0,4}$/)
    .default('1')
    .transform(Number),
};

test('a page reads its address field by field, and what cannot be read is not there', () => {
  expect(readSearch(fields, { q: 'kuti', status: 'E Nisur', page: '3', other: 'x' })).toEqual({
    q: 'kuti',
    status: 'E Nisur',
    page: 3,
  });
  expect(readSearch(fields, { status: 'nonsense', page: '-1' })).toEqual({ q: '', page: 1 });
});
