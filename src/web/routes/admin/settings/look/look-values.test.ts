import { expect, test } from 'vitest';
import { findIssues } from '#web/hooks/use-zod-form.ts';
import { changedLook, lookInput, type StoredLook, toValues } from './look-values.ts';

const stored: StoredLook = {
  name: 'Pastiqeria',
  shortName: '',
  tagline: '',
  accent: '#b64b12',
  heroTitle: 'Gjithçka për pastiçeri',
  heroText: '',
  heroButton: 'Shiko',
  promise: '',
  voices: [],
  footer: ['Lipjan', 'Kosovë'],
  facebook: '',
  instagram: '',
  viberChannel: '',
  terms: '',
  privacy: '',
  logo: null,
  logoDark: null,
  icon: null,
};

const typed = (change: Partial<ReturnType<typeof toValues>>) => ({ ...toValues(stored), ...change });

test('only what was changed is sent; the footer is a text with a line each', () => {
  expect(changedLook(lookInput.parse(typed({})), stored)).toEqual({});
  expect(changedLook(lookInput.parse(typed({ footer: ' Lipjan \n\nPrishtinë' })), stored)).toEqual({
    footer: ['Lipjan', 'Prishtinë'],
  });
});

test('a fault stands at its field, that of one line of the footer too', () => {
  expect(
    Object.keys(findIssues(lookInput, typed({ name: ' ', footer: `Lipjan\n${'x'.repeat(161)}` }))),
  ).toEqual(expect.arrayContaining(['name', 'footer']));
  expect(findIssues(lookInput, typed({ voices: [{ name: '', place: '', text: 'mirë' }] }))).toHaveProperty([
    'voices.0.name',
  ]);
});
