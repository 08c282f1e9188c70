import { z } from 'zod';
import { changePassword } from '#auth/change-password.ts';
import { getAccount } from '#domain/accounts/accounts.ts';
import { signOutEverywhere } from '#domain/accounts/manage-users.ts';
import { updateProfile } from '#domain/accounts/own-account.ts';
import { endOwnLogin, listLogins } from '#domain/logins/logins.ts';
import { countOrderMarks } from '#domain/orders/count-order-marks.ts';
import { changePasswordInput, updateProfileInput } from '#shared/account-inputs.ts';
import { idInput } from '#shared/basic-inputs.ts';
import { accountProcedure } from '#trpc/procedures.ts';
import { router } from '#trpc/trpc.ts';
import { liveProcedure } from './live-procedure.ts';

/** What everybody who is logged in does with their own account. */
export const accountRouter = router({
  profile: accountProcedure.query(({ ctx }) => getAccount(ctx, ctx.actor.id)),
  updateProfile: accountProcedure.input(updateProfileInput).mutation(({ ctx, input }) => {
    ctx.auth.throttle.beginProfileChange(ctx.actor.id);
    return updateProfile(ctx, input);
  }),
  changePassword: accountProcedure
    .input(changePasswordInput)
    .mutation(({ ctx, input }) => changePassword(ctx, input)),
  logins: accountProcedure.query(({ ctx }) =>
    listLogins(ctx).map((login) => ({ ...login, isCurrent: login.id === ctx.loginId })),
  ),
  endLogin: accountProcedure.input(z.object({ loginId: idInput })).mutation(({ ctx, input }) => {
    endOwnLogin(ctx, input.loginId);
    if (input.loginId === ctx.loginId) ctx.cookies.clearLogin();
  }),
  signOutEverywhere: accountProcedure.mutation(({ ctx }) => {
    signOutEverywhere(ctx, ctx.actor.id);
    ctx.cookies.clearLogin();
  }),
  orderMarks: accountProcedure.query(({ ctx }) => countOrderMarks(ctx)),
  live: liveProcedure,
});
