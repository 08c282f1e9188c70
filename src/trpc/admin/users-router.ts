import { z } from 'zod';
import { assertPasswordsMatch } from '#domain/accounts/assert-passwords-match.ts';
import { countUsers } from '#domain/accounts/count-users.ts';
import { createUser } from '#domain/accounts/create-user.ts';
import { getAccount } from '#domain/accounts/get-account.ts';
import { listAllUsers } from '#domain/accounts/list-all-users.ts';
import { listUsers } from '#domain/accounts/list-users.ts';
import { signOutEverywhere } from '#domain/accounts/sign-out-everywhere.ts';
import { updateUser } from '#domain/accounts/update-user.ts';
import { createUserInput, listUsersInput, updateUserInput } from '#shared/account-inputs.ts';
import { idInput } from '#shared/paging-inputs.ts';
import { router } from '#trpc/trpc.ts';
import { adminProcedure } from './admin-procedure.ts';

const userInput = z.object({ userId: idInput });

/** Përdoruesit: everybody who has an account. */
export const usersRouter = router({
  list: adminProcedure.input(listUsersInput).query(({ ctx, input }) => listUsers(ctx, input)),
  all: adminProcedure.query(({ ctx }) => listAllUsers(ctx)),
  counts: adminProcedure.query(({ ctx }) => countUsers(ctx)),
  get: adminProcedure.input(userInput).query(({ ctx, input }) => getAccount(ctx, input.userId)),
  create: adminProcedure.input(createUserInput).mutation(async ({ ctx, input }) => {
    const { password, confirmPassword, ...user } = input;
    assertPasswordsMatch(password, confirmPassword);
    return createUser(ctx, { ...user, passwordHash: await ctx.auth.passwords.hash(password) });
  }),
  update: adminProcedure.input(updateUserInput).mutation(async ({ ctx, input }) => {
    const { userId, password, ...changes } = input;
    const passwordHash = password === undefined ? undefined : await ctx.auth.passwords.hash(password);
    return updateUser(ctx, { userId, changes, passwordHash, ownLoginId: ctx.loginId });
  }),
  setActive: adminProcedure
    .input(userInput.extend({ isActive: z.boolean() }))
    .mutation(({ ctx, input: { userId, isActive } }) =>
      updateUser(ctx, { userId, changes: { isActive }, ownLoginId: ctx.loginId }),
    ),
  signOutEverywhere: adminProcedure
    .input(userInput)
    .mutation(({ ctx, input }) => signOutEverywhere(ctx, input.userId)),
});
