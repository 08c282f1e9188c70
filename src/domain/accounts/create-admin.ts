import type { Ctx } from '#domain/kernel/ctx.ts';
import { DEFAULT_REGION_ID } from '#shared/regions.ts';
import { createAccount } from './create-account.ts';
import type { Account } from './get-account.ts';

/** An admin made from the command line, the password already hashed; the e-mail is lower-case. */
export type NewAdmin = { readonly name: string; readonly email: string; readonly passwordHash: string };

/** Makes an admin without anybody being logged in: the first one of a shop. Rejects with `user-exists`. */
export function createAdmin(ctx: Ctx, admin: NewAdmin): Account {
  return createAccount(
    ctx,
    {
      ...admin,
      phone: '',
      address: '',
      fiscalNumber: '',
      vatNumber: '',
      regionId: DEFAULT_REGION_ID,
      role: 'admin',
      driverCode: null,
      discountBasisPoints: 0,
    },
    'user.admin-created',
  );
}
