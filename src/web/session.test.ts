import { expect, onTestFinished, test } from 'vitest';
import { assumeSession, clearUser, expireUser, getSession, setUser } from './session.ts';

const arta = { id: 7, name: 'Arta', role: 'customer' } as const;

test('a login that the server ended is told apart from a logout and from a guest', () => {
  onTestFinished(() => assumeSession(null));
  setUser(arta);
  expireUser();
  expect(getSession()).toEqual({ status: 'guest', isExpired: true });
  setUser(arta);
  clearUser();
  expect(getSession()).toEqual({ status: 'guest' });
  expireUser();
  expect(getSession()).toEqual({ status: 'guest' });
});
