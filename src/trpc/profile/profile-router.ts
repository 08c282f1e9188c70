import { z } from 'zod';
import { changePassword } from '#auth/change-password.ts';
import { updateProfile } from '#domain/customers/sign-up.ts';
import { endMyLogin, listLogins } from '#domain/logins/logins.ts';
import { countOrderMarks } from '#domain/orders/queries/count-orders.ts';
import { signOutEverywhere } from '#domain/users/manage-users.ts';
import { getUser } from '#domain/users/users.ts';
import { idInput } from '#shared/inputs/basic-inputs.ts';
import { changePasswordInput, updateProfileInput } from '#shared/inputs/user-inputs.ts';
import { profileProcedure } from '#trpc/procedures.ts';
import { router } from '#trpc/trpc.ts';
import { liveProcedure } from './live-procedure.ts';

export const profileRouter = router({
  get: profileProcedure.query(({ ctx }) => getUser(ctx, ctx.actor.id)),
  update: profileProcedure.input(updateProfileInput).mutation(({ ctx, input }) => {
    ctx.auth.throttle.beginProfileChange(ctx.actor.id);
    return updateProfile(ctx, input);
  }),
  changePassword: profileProcedure
    .input(changePasswordInput)
    .mutation(({ ctx, input }) => changePassword(ctx, input)),
  logins: profileProcedure.query(({ ctx }) =>
    listLogins(ctx).map((login) => ({ ...login, isCurrent: login.id === ctx.loginId })),
  ),
  endLogin: profileProcedure.input(z.object({ loginId: idInput })).mutation(({ ctx, input }) => {
    endMyLogin(ctx, input.loginId);
    if (input.loginId === ctx.loginId) ctx.cookies.clearLogin();
  }),
  signOutEverywhere: profileProcedure.mutation(({ ctx }) => {
    signOutEverywhere(ctx, ctx.actor.id);
    ctx.cookies.clearLogin();
  }),
  orderMarks: profileProcedure.query(({ ctx }) => countOrderMarks(ctx)),
  live: liveProcedure,
});
