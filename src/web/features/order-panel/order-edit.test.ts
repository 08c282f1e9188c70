import { expect, test } from 'vitest';
import { textsOf, toEdit } from './edit-particulars.tsx';

const order = {
  orderId: 7,
  version: 3,
  buyerAddress: 'Rr. e Vjetër 1',
  comment: '',
};
const wanted = { ...textsOf(order), comment: 'Hyrja nga oborri' };

test('only what is different is sent, and nothing where nothing is', () => {
  expect(toEdit(order, order, textsOf(order))).toBeNull();
  expect(toEdit(order, order, wanted)).toEqual({ orderId: 7, version: 3, comment: 'Hyrja nga oborri' });
  expect(toEdit(order, order, { ...wanted, comment: '', deliveryAddress: 'Te depoja' })).toEqual({
    orderId: 7,
    version: 3,
    deliveryAddress: 'Te depoja',
  });
});

test('changed items don’t conflict; what another person wrote meanwhile is not overwritten', () => {
  expect(toEdit({ ...order, version: 4 }, order, wanted)?.version).toBe(4);
  expect(toEdit({ ...order, version: 4, comment: 'Pa zile' }, order, wanted)?.version).toBe(3);
});
