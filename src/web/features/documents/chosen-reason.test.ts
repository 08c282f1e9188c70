import { expect, test } from 'vitest';
import { reasonOf } from './chosen-reason.ts';

test('a reason is the one chosen with what is written next to it; “Tjetër” is what is written', () => {
  expect(reasonOf({ choice: 'Çmim i gabuar', text: ' ' })).toBe('Çmim i gabuar');
  expect(reasonOf({ choice: 'Çmim i gabuar', text: 'oferta e nëntorit ' })).toBe(
    'Çmim i gabuar: oferta e nëntorit',
  );
  expect(reasonOf({ choice: 'Tjetër', text: 'U mor vesh me telefon' })).toBe('U mor vesh me telefon');
  expect(reasonOf({ choice: 'Tjetër', text: '  ' })).toBeNull();
});
