import { expect, test } from 'vitest';
import { keysOf } from './use-page-actions.ts';

const press = (key: string, more: object = {}) =>
  keysOf({ key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...more });

test('a key is named as it is written', () => {
  expect(press('?', { shiftKey: true })).toBe('?');
  expect(press('F9', { shiftKey: true })).toBe('Shift+F9');
  expect(press('k', { ctrlKey: true })).toBe('Ctrl+K');
  expect(press('k', { metaKey: true })).toBe('Ctrl+K');
  expect(press('Enter', { ctrlKey: true })).toBe('Ctrl+Enter');
});
