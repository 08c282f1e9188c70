import { z } from 'zod';
import { accountFields } from '#http/rest/kit/account-fields.ts';
import { defineRow, type RestRow } from '#http/rest/kit/rest-row.ts';
import { toUserShape, userShape } from '#http/rest/shapes/user-shape.ts';
import { confirmPasswordInput, logInInput } from '#shared/inputs/user-inputs.ts';
import { ROLES } from '#shared/roles.ts';
import type { Caller } from '#trpc/app-router.ts';

const tag = 'Account';

const signUpBody = z.object({
  name: accountFields.name,
  number: accountFields.optionalNumber.default(''),
  address: accountFields.optionalAddress.default(''),
  fiskal: accountFields.fiskal.default(''),
  nr_tvsh: accountFields.vatNumber.default(''),
  business_number: accountFields.businessNumber.default(''),
  email: accountFields.email,
  password: accountFields.password,
  confirmPassword: confirmPasswordInput.optional(),
  region: accountFields.region.optional(),
  role: accountFields.role.optional(),
});

export const authRows: readonly RestRow[] = [
  defineRow({
    method: 'POST',
    url: '/auth/signup',
    roles: ['guest', 'admin'],
    input: signUpBody,
    strictInput: signUpBody.extend({ number: accountFields.number, address: accountFields.address }),
    output: z.object({ user: userShape }),
    status: 201,
    doc: {
      tag,
      summary: 'Sign up and log in; an admin makes an account of any role for somebody else',
      errors: {
        400: ['Passwords do not match'],
        403: ['Forbidden'],
        409: ['User already exists', 'Phone number already registered'],
        429: ['Too many attempts'],
      },
    },
    call: async ({ caller, role }, input) => ({
      user: toUserShape(await (role === 'admin' ? createFor(caller, input) : signUp(caller, input))),
    }),
  }),
  defineRow({
    method: 'POST',
    url: '/auth/login',
    roles: ['guest'],
    input: logInInput,
    output: z.object({ user: userShape }),
    doc: {
      tag,
      summary: 'Log in; who has a second factor sends its code as `otp`',
      errors: {
        401: ['Invalid email or password', 'Code required', 'Invalid code'],
        403: ['Account is deactivated'],
        429: ['Too many attempts'],
      },
    },
    call: async ({ caller }, input) => ({ user: toUserShape(await caller.public.auth.login(input)) }),
  }),
  defineRow({
    method: 'POST',
    url: '/auth/logout',
    roles: ['guest'],
    input: z.object({}),
    output: z.object({ message: z.string() }),
    doc: { tag, summary: 'Log out: the session and its refresh token end' },
    call: async ({ caller }) => {
      await caller.public.auth.logout();
      return { message: 'U çkyçët me sukses.' };
    },
  }),
  defineRow({
    method: 'GET',
    url: '/auth/profile',
    roles: ROLES,
    input: z.object({}),
    output: z.object({ user: userShape }),
    doc: { tag, summary: 'Who is logged in' },
    call: async ({ caller }) => ({ user: toUserShape(await caller.profile.get()) }),
  }),
  defineRow({
    method: 'POST',
    url: '/auth/refresh-token',
    roles: ['guest'],
    input: z.object({}),
    output: z.object({ message: z.string() }),
    doc: { tag, summary: 'New cookies for the refresh cookie', errors: { 401: ['Unauthorized'] } },
    call: async ({ caller }) => {
      await caller.public.auth.refresh();
      return { message: 'Sesioni u rifreskua.' };
    },
  }),
];

type SignUpBody = z.output<typeof signUpBody>;

function signUp(caller: Caller, { role: _role, ...body }: SignUpBody) {
  return caller.public.auth.signup(toAccountInput(body));
}

function createFor(caller: Caller, { role, ...body }: SignUpBody) {
  return caller.admin.users.create({ ...toAccountInput(body), role });
}

function toAccountInput({
  number: phone,
  fiskal: fiscalNumber,
  nr_tvsh: vatNumber,
  business_number: businessNumber,
  region: regionId,
  ...same
}: Omit<SignUpBody, 'role'>) {
  return { ...same, phone, fiscalNumber, vatNumber, businessNumber, regionId };
}
