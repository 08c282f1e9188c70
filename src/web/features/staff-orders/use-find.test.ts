import { expect, test } from 'vitest';
import { readSearch } from '#web/search-fields.ts';
import { findFields } from './find-fields.ts';
import { toFind, toView, VIEW_PARAMS } from './use-find.ts';

test('a saved view takes away what it does not say: filters, order, which orders and by which day', () => {
  const before = {
    q: 'furra',
    region: '2',
    sort: 'total',
    direction: 'desc',
    show: 'pending',
    by: 'delivery',
  };
  const after = { ...before, ...toView({ status: 'E Procesuar', sort: 'customer' }, VIEW_PARAMS) };
  expect(Object.keys(toView({}, VIEW_PARAMS))).toEqual([...VIEW_PARAMS]);
  expect([after.show, after.by]).toEqual(['', '']);
  expect(toFind(readSearch(findFields, after))).toMatchObject({
    text: '',
    status: 'E Procesuar',
    region: '',
    isDescending: false,
  });
});
