import { expect, test } from 'vitest';
import { users } from '#db/schema/users.ts';
import { givenUser } from '#testing/builders.ts';
import { openWorld } from '#testing/world.ts';
import { matchUsers } from './match-users.ts';

function namesFor(term: string): string[] {
  const world = openWorld();
  givenUser(world, 'customer', { name: 'Furra Çelësi', phone: '+383 44 123 456', fiscalNumber: '810456789' });
  givenUser(world, 'customer', {
    name: 'Pastiçeri Arta',
    phone: '049/765-432',
    email: 'info@arta.example.test',
  });
  givenUser(world, 'customer', {
    name: 'Dritëro & Bijtë',
    phone: '045 111 222',
    address: 'Rr. Agim Ramadani',
  });
  givenUser(world, 'customer', {
    name: 'Ketering Anđelković',
    phone: '045 333 444',
    address: 'Rr. Đure Jakšića 3',
  });
  return world.handle.db
    .select({ name: users.name })
    .from(users)
    .where(matchUsers(term))
    .orderBy(users.id)
    .all()
    .map((user) => user.name);
}

test.each(['andelkovic', 'Anđelković', 'ndelk', 'dure jaksica', 'Đure', 'đu'])(
  'đ is taken for a d, on both sides: %s',
  (term) => {
    expect(namesFor(term)).toEqual(term === 'đu' ? [] : ['Ketering Anđelković']);
  },
);

test.each([
  ['044 123 456', 'Furra Çelësi'],
  ['044123456', 'Furra Çelësi'],
  ['0038344123456', 'Furra Çelësi'],
  ['+383 (0)44 123-456', 'Furra Çelësi'],
  ['123 45', 'Furra Çelësi'],
  ['049 765', 'Pastiçeri Arta'],
  ['049', 'Pastiçeri Arta'],
  ['044', 'Furra Çelësi'],
])('the phone number %s finds %s, however it is written', (term, name) => {
  expect(namesFor(term)).toEqual([name]);
});

test.each([
  ['celes', 'Furra Çelësi'],
  ['ÇELËSI', 'Furra Çelësi'],
  ['ce', 'Furra Çelësi'],
  ['arta pasti', 'Pastiçeri Arta'],
  ['@arta', 'Pastiçeri Arta'],
  ['bi', 'Dritëro & Bijtë'],
  ['b dritero', 'Dritëro & Bijtë'],
  ['ramadani', 'Dritëro & Bijtë'],
  ['81', 'Furra Çelësi'],
  ['810456', 'Furra Çelësi'],
  ['arta celes', undefined],
])('%s finds %s', (term, name) => {
  expect(namesFor(term)).toEqual(name === undefined ? [] : [name]);
});

test.each([
  '"',
  '""',
  '*',
  '%',
  "'",
  'NEAR(',
  'a OR b',
  'name:',
  '-',
  '()',
  'çë"*',
  '& &',
  '.',
  '+',
  '😀',
  '😀😀😀',
])('the characters %s are searched for, not obeyed', (term) => {
  expect(namesFor(term).length).toBeLessThan(3);
});

test('a blank term sets no condition', () => {
  expect(matchUsers('   ')).toBeUndefined();
});
