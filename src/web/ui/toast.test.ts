import { expect, test } from 'vitest';
import { type Toast, toastToClose } from './toast.ts';

const shown = (...tones: Toast['tone'][]) => new Map(tones.map((tone, place) => [`${place}`, tone]));

test('a new message never waits behind older good news, and no failure leaves before it was read', () => {
  expect(toastToClose(shown('success', 'error', 'success'))).toBeUndefined();
  expect(toastToClose(shown('error', 'success', 'success', 'loading'))).toBe('1');
  expect(toastToClose(shown('error', 'error', 'error', 'loading'))).toBeUndefined();
});
