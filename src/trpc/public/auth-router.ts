import { z } from 'zod';
import { logIn } from '#auth/login.ts';
import { recover } from '#auth/recovery.ts';
import { refresh, resumeLogin } from '#auth/refresh.ts';
import { logOut } from '#auth/sign-out.ts';
import { signUpAndLogIn } from '#auth/signup.ts';
import { isCommonPassword } from '#domain/logins/common-passwords.ts';
import { getUser } from '#domain/users/users.ts';
import { DomainError } from '#kernel/domain-error.ts';
import { logInInput, newPasswordInput, recoverInput, signUpInput } from '#shared/inputs/user-inputs.ts';
import { publicProcedure, router } from '#trpc/trpc.ts';

export const authRouter = router({
  login: publicProcedure.input(logInInput).mutation(async ({ ctx, input }) => {
    const { user, tokens } = await logIn(ctx, input);
    ctx.cookies.setLogin(tokens);
    return user;
  }),
  recover: publicProcedure.input(recoverInput).mutation(async ({ ctx, input }) => {
    const { user, tokens } = await recover(ctx, input);
    ctx.cookies.setLogin(tokens);
    return user;
  }),
  signup: publicProcedure.input(signUpInput).mutation(async ({ ctx, input }) => {
    const { user, tokens } = await signUpAndLogIn(ctx, input);
    if (tokens) ctx.cookies.setLogin(tokens);
    return user;
  }),
  /** A mutation, so that the password is in a body and not in a URL. */
  checkPassword: publicProcedure
    .meta({ weight: 20 })
    .input(z.object({ password: newPasswordInput }))
    .mutation(({ input }) => ({ isCommon: isCommonPassword(input.password) })),
  logout: publicProcedure.mutation(({ ctx }) => {
    logOut(ctx, ctx.cookies.refreshToken);
    ctx.cookies.clearLogin();
  }),
  refresh: publicProcedure.mutation(async ({ ctx }) => {
    try {
      const { userId: _userId, ...tokens } = await refresh(ctx, ctx.cookies.refreshToken);
      ctx.cookies.setLogin(tokens);
    } catch (error) {
      if (error instanceof DomainError && error.code === 'session-ended') ctx.cookies.clearLogin();
      throw error;
    }
  }),
  /** The logged-in user, or null. Renews an expired session, so that a page opens without a rejection. */
  me: publicProcedure.query(async ({ ctx }) => {
    if (ctx.actor) return getUser(ctx, ctx.actor.id);
    if (ctx.cookies.refreshToken === null) return null;
    const resumed = await resumeLogin(ctx, ctx.cookies.refreshToken);
    if (resumed) ctx.cookies.setLogin(resumed.tokens);
    else ctx.cookies.clearLogin();
    return resumed?.user ?? null;
  }),
});
