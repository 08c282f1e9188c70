import { expect, test } from 'vitest';
import { z } from 'zod';
import { signUpInput, withRepeatedPassword } from '#shared/inputs/user-inputs.ts';
import { findIssues } from './use-zod-form.ts';

const PERSON = { name: 'Arta', phone: '044 123 456', address: 'Rruga B', email: 'arta@example.com' };

test('each field says first what is wrong with it first, in Albanian also where the schema has no words', () => {
  const schema = z.object({
    name: z.string().min(2, 'Shkurt.').regex(/^A/, 'Me A.'),
    lines: z.array(z.object({ quantity: z.int() })),
  });
  expect(findIssues(schema, { name: 'x', lines: [{ quantity: 'dy' }] })).toEqual({
    name: 'Shkurt.',
    'lines.0.quantity': 'Duhet të jetë numër.',
  });
  expect(findIssues(schema, { name: 'Arta', lines: [] })).toEqual({});
});

test('an empty required field is told as missing, not as malformed', () => {
  const empty = { name: ' ', phone: '', address: '', email: '', password: '' };
  expect(findIssues(signUpInput, empty)).toEqual({
    name: 'Emri është i detyrueshëm.',
    phone: 'Numri i telefonit është i detyrueshëm.',
    address: 'Adresa është e detyrueshme.',
    email: 'Email-i është i detyrueshëm.',
    password: 'Fjalëkalimi duhet të ketë së paku 8 karaktere.',
  });
});

test('a password that is repeated wrongly is told so, also while another field is wrong', () => {
  const form = withRepeatedPassword(signUpInput, 'password');
  const values = { ...PERSON, name: '', password: 'tetëshenja', confirmPassword: 'tjetër' };
  expect(findIssues(form, values)).toEqual({
    name: 'Emri është i detyrueshëm.',
    confirmPassword: 'Fjalëkalimet nuk përputhen.',
  });
  expect(findIssues(form, { ...values, name: 'Arta', confirmPassword: 'tetëshenja' })).toEqual({});
});
