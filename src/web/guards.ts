import { redirect } from '@tanstack/react-router';
import { ROLE_HOMES, type Role } from '#shared/roles.ts';
import { getSession } from './session.ts';
import { findSafePlace } from './startup/safe-place.ts';

export function onlyFor(...roles: readonly Role[]) {
  return ({ location }: { readonly location: { readonly href: string } }): void => {
    const session = getSession();
    if (session.status !== 'user') throw redirect({ to: '/login', search: { from: location.href } });
    if (!roles.includes(session.user.role))
      throw redirect({ href: ROLE_HOMES[session.user.role], replace: true });
  };
}

export function onlyForGuests({ search }: { readonly search: { readonly from?: string | undefined } }): void {
  const session = getSession();
  if (session.status !== 'user') return;
  throw redirect({ href: findSafePlace(search.from) ?? ROLE_HOMES[session.user.role], replace: true });
}

export function notForStaff(): void {
  const session = getSession();
  if (session.status !== 'user' || session.user.role === 'customer') return;
  throw redirect({ href: ROLE_HOMES[session.user.role], replace: true });
}
