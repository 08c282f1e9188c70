import { z } from 'zod';
import { changePassword } from '#auth/change-password.ts';
import { beginSecondFactor, confirmSecondFactor, endSecondFactor } from '#auth/second-factor.ts';
import { updateProfile } from '#domain/customers/sign-up.ts';
import { confirmNewDevice, endMyLogin, listLogins, listNewDevices } from '#domain/logins/logins.ts';
import { readSecondFactor } from '#domain/logins/second-factor.ts';
import { countOrderMarks } from '#domain/orders/queries/count-orders.ts';
import { getBrand } from '#domain/settings/brand/get-brand.ts';
import { signOutEverywhere } from '#domain/users/manage-users.ts';
import { getUser } from '#domain/users/users.ts';
import { qrImage } from '#kernel/qr-code.ts';
import { idInput } from '#shared/inputs/basic-inputs.ts';
import {
  beginSecondFactorInput,
  changePasswordInput,
  confirmSecondFactorInput,
  endSecondFactorInput,
  updateProfileInput,
} from '#shared/inputs/user-inputs.ts';
import { profileProcedure } from '#trpc/procedures.ts';
import { calls, router } from '#trpc/trpc.ts';
import { liveProcedure } from './live-procedure.ts';

export const profileRouter = router({
  get: profileProcedure.query(({ ctx }) => getUser(ctx, ctx.actor.id)),
  update: profileProcedure.input(updateProfileInput).mutation(({ ctx, input }) => {
    ctx.auth.throttle.beginProfileChange(ctx.actor.id);
    return updateProfile(ctx, input);
  }),
  changePassword: profileProcedure.input(changePasswordInput).mutation(calls(changePassword)),
  logins: profileProcedure.query(({ ctx }) =>
    listLogins(ctx).map((login) => ({ ...login, isCurrent: login.id === ctx.loginId })),
  ),
  endLogin: profileProcedure.input(z.object({ loginId: idInput })).mutation(({ ctx, input }) => {
    endMyLogin(ctx, input.loginId);
    if (input.loginId === ctx.loginId) ctx.cookies.clearLogin();
  }),
  newDevices: profileProcedure.query(({ ctx }) => listNewDevices(ctx, ctx.loginId)),
  confirmDevice: profileProcedure
    .input(z.object({ loginId: idInput }))
    .mutation(({ ctx, input }) => confirmNewDevice(ctx, input.loginId, ctx.loginId)),
  signOutEverywhere: profileProcedure.mutation(({ ctx }) => {
    signOutEverywhere(ctx, ctx.actor.id);
    ctx.cookies.clearLogin();
  }),
  secondFactor: router({
    get: profileProcedure.query(({ ctx }) => readSecondFactor(ctx, ctx.actor.id)),
    begin: profileProcedure.input(beginSecondFactorInput).mutation(async ({ ctx, input }) => {
      const { secret, uri } = await beginSecondFactor(ctx, input, getBrand(ctx).name);
      return { secret, image: qrImage(uri) };
    }),
    confirm: profileProcedure
      .input(confirmSecondFactorInput)
      .mutation(({ ctx, input }) => ({ codes: confirmSecondFactor(ctx, input) })),
    end: profileProcedure.input(endSecondFactorInput).mutation(calls(endSecondFactor)),
  }),
  orderMarks: profileProcedure.query(({ ctx }) => countOrderMarks(ctx)),
  live: liveProcedure,
});
