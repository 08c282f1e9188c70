import { redirect } from '@tanstack/react-router';
import { ROLE_HOMES, type Role } from '#shared/roles.ts';
import { findSafePlace } from './safe-place.ts';
import { getSession } from './session.ts';

type Visit = { readonly location: { readonly href: string } };

/** Lets the named roles in; a stranger is sent to /login with the place remembered, another role to its own home. */
export function onlyFor(...roles: readonly Role[]) {
  return ({ location }: Visit): void => {
    const session = getSession();
    if (session.status !== 'user') throw redirect({ to: '/login', search: { from: location.href } });
    if (!roles.includes(session.user.role))
      throw redirect({ href: ROLE_HOMES[session.user.role], replace: true });
  };
}

/** Lets only strangers in; who is logged in goes on to the remembered place or to the home of their role. */
export function onlyForGuests({ search }: { readonly search: { readonly from?: string | undefined } }): void {
  const session = getSession();
  if (session.status !== 'user') return;
  throw redirect({ href: findSafePlace(search.from) ?? ROLE_HOMES[session.user.role], replace: true });
}

/** Lets strangers and customers in; staff go to their own home. */
export function notForStaff(): void {
  const session = getSession();
  if (session.status !== 'user' || session.user.role === 'customer') return;
  throw redirect({ href: ROLE_HOMES[session.user.role], replace: true });
}
