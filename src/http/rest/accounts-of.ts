import type { Role } from '#shared/roles.ts';
import type { Caller } from '#trpc/app-router.ts';

/** The folder of procedures in which a role reads accounts. */
export function accountsOf(caller: Caller, role: Role | null) {
  switch (role) {
    case 'customer':
      return caller.customer.account;
    case 'call_agent':
      return caller.callAgent.accounts;
    default:
      return caller.admin.accounts;
  }
}
