import { QueryObserver } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { queryClient } from '#web/query-client.ts';
import { changePerson } from './change-person.ts';

const CATEGORY = [['public', 'catalog', 'byCategory'], { type: 'query' }];
const SHOP = [['public', 'shop', 'info'], { type: 'query' }];
const CART = [['customer', 'cart', 'list'], { type: 'query' }];

afterEach(() => queryClient.clear());

function givenAnswers(): void {
  for (const key of [CATEGORY, SHOP, CART]) queryClient.setQueryData(key, 'known');
}

const known = () => [CATEGORY, SHOP, CART].map((key) => queryClient.getQueryData(key));

test('who comes after a customer sees neither what was theirs nor what they pay, on the screen or off it', () => {
  givenAnswers();
  const stop = new QueryObserver(queryClient, {
    queryKey: CATEGORY,
    queryFn: () => new Promise<never>(() => {}),
  }).subscribe(() => {});
  changePerson(7, null);
  expect(known()).toEqual([undefined, 'known', undefined]);
  stop();
  givenAnswers();
  changePerson(7, 8);
  expect(known()).toEqual([undefined, 'known', undefined]);
});

test('a guest who logs in is not shown the guest’s prices on pages that were left', () => {
  givenAnswers();
  changePerson(null, 7);
  expect(known()).toEqual([undefined, 'known', 'known']);
});

test('the person who was here last keeps what the device has', () => {
  givenAnswers();
  changePerson(undefined, 7);
  expect(known()).toEqual(['known', 'known', 'known']);
  changePerson(undefined, null);
  changePerson(7, 7);
  expect(known()).toEqual(['known', 'known', 'known']);
});
