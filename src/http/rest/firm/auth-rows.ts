import { z } from 'zod';
import { params } from '#http/rest/kit/params.ts';
import { type RestRow, rowsOf } from '#http/rest/kit/rest-row.ts';
import {
  addressInput,
  confirmPasswordInput,
  emailInput,
  logInInput,
  newPasswordInput,
  phoneInput,
} from '#shared/inputs/user-inputs.ts';
import { ROLES } from '#shared/roles.ts';
import { accountFields, userShape } from './account-fields.ts';

const row = rowsOf({ tag: 'Account', roles: ['guest'], ignoresUnknown: true });

const signUpFields = {
  name: accountFields.name,
  'number as phone': accountFields['number as phone'].default(''),
  address: accountFields.address.default(''),
  'fiskal as fiscalNumber': accountFields['fiskal as fiscalNumber'].default(''),
  'nr_tvsh as vatNumber': accountFields['nr_tvsh as vatNumber'].default(''),
  business_number: accountFields.business_number.default(''),
  email: emailInput,
  password: newPasswordInput,
  confirmPassword: confirmPasswordInput.optional(),
  'region as regionId': accountFields.region_id.optional(),
  role: accountFields.role.optional(),
};

const user = z.object({ user: userShape });

export const authRows: readonly RestRow[] = [
  row('POST /auth/signup', {
    summary: 'Sign up and log in; an admin makes an account of any role for somebody else',
    roles: ['guest', 'admin'],
    input: params(signUpFields),
    strictInput: params({ ...signUpFields, 'number as phone': phoneInput, address: addressInput }),
    output: user,
    status: 201,
    setsCookies: true,
    errors: [
      'Passwords do not match',
      'Forbidden',
      'User already exists',
      'Phone number already registered',
      'Too many attempts',
    ],
    call: async ({ admin, public: anyone, role }, { role: wantedRole, ...account }) => {
      if (role === 'admin') return { user: await admin.users.create({ ...account, role: wantedRole }) };
      return { user: await anyone.auth.signup(account) };
    },
  }),
  row('POST /auth/login', {
    summary: 'Log in; who has a second factor sends its code as `otp`',
    input: logInInput,
    output: user,
    setsCookies: true,
    errors: [
      'Invalid email or password',
      'Code required',
      'Invalid code',
      'Account is deactivated',
      'Too many attempts',
    ],
    call: async ({ public: anyone }, input) => ({ user: await anyone.auth.login(input) }),
  }),
  row('POST /auth/logout', {
    summary: 'Log out: the session and its refresh token end',
    says: 'U çkyçët me sukses.',
    setsCookies: true,
    call: ({ public: anyone }) => anyone.auth.logout(),
  }),
  row('GET /auth/profile', {
    summary: 'Who is logged in',
    roles: ROLES,
    output: user,
    call: async ({ profile }) => ({ user: await profile.get() }),
  }),
  row('POST /auth/refresh-token', {
    summary: 'New cookies for the refresh cookie',
    says: 'Sesioni u rifreskua.',
    setsCookies: true,
    errors: ['Unauthorized'],
    call: ({ public: anyone }) => anyone.auth.refresh(),
  }),
];
