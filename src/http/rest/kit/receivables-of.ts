import type { Role } from '#shared/roles.ts';
import type { Caller } from '#trpc/app-router.ts';

export function receivablesOf(caller: Caller, role: Role | null) {
  switch (role) {
    case 'customer':
      return caller.customer.balance;
    case 'call_agent':
      return caller.callAgent.receivables;
    default:
      return caller.admin.receivables;
  }
}
