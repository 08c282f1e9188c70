import type { z } from 'zod';
import type { ActorCtx } from '#domain/kernel/ctx.ts';
import type { registerCustomerInput } from '#shared/account-inputs.ts';
import { createAccount } from './create-account.ts';
import type { Account } from './get-account.ts';

/**
 * The call centre registers a caller as a customer, without a password. Rejects with `phone-registered`, which says
 * whose number it is, or `user-exists` for the e-mail. Source: spec 2 §3, decisions "People".
 */
export function registerCustomer(ctx: ActorCtx, input: z.output<typeof registerCustomerInput>): Account {
  return createAccount(
    ctx,
    {
      ...input,
      vatNumber: '',
      role: 'customer',
      driverCode: null,
      discountBasisPoints: 0,
      passwordHash: null,
    },
    'user.registered',
  );
}
