import { useState, useSyncExternalStore } from 'react';
import { ROLES, type Role } from '#shared/roles.ts';

export type SessionUser = { readonly id: number; readonly name: string; readonly role: Role };

export type Session =
  | { readonly status: 'checking' }
  | { readonly status: 'guest'; readonly isExpired?: boolean }
  | { readonly status: 'user'; readonly user: SessionUser };

const HINT_KEY = 'furnizo.user';

let current: Session = { status: 'checking' };
const listeners = new Set<() => void>();

function publish(next: Session): void {
  current = next;
  for (const listener of listeners) listener();
}

export function getSession(): Session {
  return current;
}

export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSession(): Session {
  return useSyncExternalStore(onSessionChange, getSession);
}

export function useUser(): SessionUser | null {
  const session = useSession();
  return session.status === 'user' ? session.user : null;
}

/** The user when the screen opened: what it keeps stays theirs when the session expires under it. */
export function useOwnerId(): number | null {
  const [id] = useState(() => (current.status === 'user' ? current.user.id : null));
  return id;
}

/** Stores name and role only, so that a driver's screen opens offline. */
export function setUser(user: SessionUser): void {
  const hint: SessionUser = { id: user.id, name: user.name, role: user.role };
  writeHint(JSON.stringify(hint));
  const isSame = current.status === 'user' && JSON.stringify(current.user) === JSON.stringify(hint);
  if (!isSame) publish({ status: 'user', user: hint });
}

export function clearUser(): void {
  writeHint(null);
  if (current.status !== 'guest') publish({ status: 'guest' });
}

/** The server no longer knows the login: unlike after a logout, the user is notified. */
export function expireUser(): void {
  const isExpired = current.status === 'user' || findLastUser() !== null;
  writeHint(null);
  if (current.status !== 'guest') publish({ status: 'guest', isExpired });
}

export function findLastUser(): SessionUser | null {
  try {
    return readUser(JSON.parse(localStorage.getItem(HINT_KEY) ?? 'null'));
  } catch {
    return null;
  }
}

export function assumeSession(user: SessionUser | null): void {
  publish(user ? { status: 'user', user } : { status: 'guest' });
}

export function isSessionKey(key: string | null): boolean {
  return key === HINT_KEY || key === null;
}

function readUser(value: unknown): SessionUser | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!('id' in value) || !('name' in value) || !('role' in value)) return null;
  const { id, name } = value;
  const role = ROLES.find((known) => known === value.role);
  return typeof id === 'number' && typeof name === 'string' && role ? { id, name, role } : null;
}

function writeHint(value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(HINT_KEY);
    else localStorage.setItem(HINT_KEY, value);
  } catch {
    // Without storage the browser asks the server each time.
  }
}
