import { z } from 'zod';
import { assertPasswordsMatch } from '#domain/customers/sign-up.ts';
import { assertNotCommon } from '#domain/logins/common-passwords.ts';
import { createRecoveryCode, storeRecoveryCode } from '#domain/logins/recovery-codes.ts';
import { readSecondFactor, resetSecondFactor } from '#domain/logins/second-factor.ts';
import {
  assertHasDriverCode,
  changeDriverAccount,
  type DriverUpdate,
} from '#domain/orders/status/assign-driver.ts';
import { assignPriceList } from '#domain/prices/price-lists.ts';
import { setUsualVan } from '#domain/users/driver-vans.ts';
import { nextDriverCode } from '#domain/users/drivers.ts';
import { createUser, signOutEverywhere, updateUser } from '#domain/users/manage-users.ts';
import { countUsers, listAllUsers, listUsers } from '#domain/users/user-lists.ts';
import { getUser, type UserRow } from '#domain/users/users.ts';
import type { ActorCtx } from '#kernel/ctx.ts';
import { inTransaction } from '#kernel/transaction.ts';
import { idInput } from '#shared/inputs/basic-inputs.ts';
import {
  allUsersInput,
  createUserInput,
  listUsersInput,
  setActiveInput,
  updateUserInput,
} from '#shared/inputs/user-inputs.ts';
import type { RequestContext } from '#trpc/context.ts';
import { adminProcedure } from '#trpc/procedures.ts';
import { calls, router, WHOLE_TABLE } from '#trpc/trpc.ts';

const userInput = z.object({ userId: idInput });

function saveUser(ctx: RequestContext & ActorCtx, { handOverTo, ...update }: DriverUpdate): UserRow {
  const isAsked = ctx.frame.channel === 'screens' || handOverTo !== undefined;
  return isAsked ? changeDriverAccount(ctx, { ...update, handOverTo }) : updateUser(ctx, update);
}

export const usersRouter = router({
  list: adminProcedure.input(listUsersInput).query(calls(listUsers)),
  all: adminProcedure.meta(WHOLE_TABLE).input(allUsersInput.optional()).query(calls(listAllUsers)),
  counts: adminProcedure.query(({ ctx }) => countUsers(ctx)),
  get: adminProcedure.input(userInput).query(({ ctx, input }) => getUser(ctx, input.userId)),
  create: adminProcedure.input(createUserInput).mutation(async ({ ctx, input }) => {
    const { password, confirmPassword, ...user } = input;
    assertPasswordsMatch(password, confirmPassword);
    assertNotCommon(user.role, password);
    if (ctx.frame.channel === 'screens') assertHasDriverCode(user);
    return createUser(ctx, { ...user, passwordHash: await ctx.auth.passwords.hash(password) });
  }),
  update: adminProcedure.input(updateUserInput).mutation(async ({ ctx, input }) => {
    const { userId, password, priceListId, vanId, handOverTo, ...changes } = input;
    if (password !== undefined) assertNotCommon(changes.role ?? getUser(ctx, userId).role, password);
    const passwordHash = password === undefined ? undefined : await ctx.auth.passwords.hash(password);
    const update = { userId, changes, passwordHash, ownLoginId: ctx.loginId };
    return inTransaction(ctx, (tx) => {
      const user = saveUser(tx, { ...update, handOverTo });
      if (priceListId !== undefined) assignPriceList(tx, userId, priceListId);
      if (vanId !== undefined) setUsualVan(tx, user, vanId);
      return user;
    });
  }),
  setActive: adminProcedure
    .input(setActiveInput)
    .mutation(({ ctx, input: { userId, isActive, handOverTo } }) =>
      saveUser(ctx, { userId, changes: { isActive }, ownLoginId: ctx.loginId, handOverTo }),
    ),
  nextDriverCode: adminProcedure.query(({ ctx }) => nextDriverCode(ctx)),
  signOutEverywhere: adminProcedure
    .input(userInput)
    .mutation(({ ctx, input }) => signOutEverywhere(ctx, input.userId)),
  secondFactor: adminProcedure
    .input(userInput)
    .query(({ ctx, input }) => readSecondFactor(ctx, getUser(ctx, input.userId).id)),
  resetSecondFactor: adminProcedure.input(userInput).mutation(calls(resetSecondFactor)),
  issueRecoveryCode: adminProcedure.input(userInput).mutation(async ({ ctx, input: { userId } }) => {
    const code = createRecoveryCode();
    const codeHash = await ctx.auth.passwords.hash(code);
    return { code, expiresAt: storeRecoveryCode(ctx, { userId, codeHash }) };
  }),
});
