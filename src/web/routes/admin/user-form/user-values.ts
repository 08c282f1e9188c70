import type { z } from 'zod';
import { createUserInput, updateUserInput } from '#shared/account-inputs.ts';
import { toPercent } from '#shared/money.ts';
import { NUMBER_FAULT_TEXTS, parsePercent } from '#shared/parse-number.ts';
import { DEFAULT_REGION_ID } from '#shared/regions.ts';
import { userFormTexts as texts } from './texts.ts';

/** What stands in the fields of the form for a person. */
export type UserValues = {
  name: string;
  phone: string;
  address: string;
  fiscalNumber: string;
  vatNumber: string;
  regionId: string;
  email: string;
  role: string;
  driverCode: string | null;
  discount: string;
  isActive: boolean;
  password: string;
  confirmPassword: string;
};

/** A person as far as the form shows them. */
export type ShownUser = {
  readonly id: number;
  readonly name: string;
  readonly phone: string;
  readonly address: string;
  readonly fiscalNumber: string;
  readonly vatNumber: string;
  readonly regionId: number;
  readonly email: string | null;
  readonly role: string;
  readonly driverCode: number | null;
  readonly discountBasisPoints: number;
  readonly isActive: boolean;
};

/** The empty form. */
export const EMPTY_USER: UserValues = {
  name: '',
  phone: '',
  address: '',
  fiscalNumber: '',
  vatNumber: '',
  regionId: String(DEFAULT_REGION_ID),
  email: '',
  role: 'customer',
  driverCode: null,
  discount: '',
  isActive: true,
  password: '',
  confirmPassword: '',
};

/** The names that the server's fields have in this form. */
export const USER_FORM_NAMES: Readonly<Record<string, string>> = { discountBasisPoints: 'discount' };

/** The form filled with a person; passwords are never among what is known. */
export function toUserValues(user: ShownUser): UserValues {
  return {
    name: user.name,
    phone: user.phone,
    address: user.address,
    fiscalNumber: user.fiscalNumber,
    vatNumber: user.vatNumber,
    regionId: String(user.regionId),
    email: user.email ?? '',
    role: user.role,
    driverCode: user.driverCode === null ? null : String(user.driverCode),
    discount: String(toPercent(user.discountBasisPoints)),
    isActive: user.isActive,
    password: '',
    confirmPassword: '',
  };
}

/** What is wrong with a new account, by field. */
export function validateNewUser(values: UserValues): Record<string, string> {
  return {
    ...issuesOf(createUserInput.safeParse(toFields(values))),
    ...discountFault(values),
    ...mismatchOf(values),
  };
}

/** What is wrong with a changed account, by field. */
export function validateUser(values: UserValues): Record<string, string> {
  return {
    ...issuesOf(updateUserInput.safeParse({ ...toChangedFields(values), userId: 1 })),
    ...discountFault(values),
    ...mismatchOf(values),
  };
}

/** What is sent for a new account. Throws unless `validateNewUser` finds nothing. */
export function toCreateUser(values: UserValues): z.output<typeof createUserInput> {
  return createUserInput.parse(toFields(values));
}

/** What is sent for a changed account: only what was touched, and the password where one was typed. */
export function toUpdateUser(
  userId: number,
  shown: UserValues,
  values: UserValues,
): z.output<typeof updateUserInput> {
  const before = new Map<string, unknown>(Object.entries(toChangedFields(shown)));
  const changes = Object.entries(toChangedFields(values)).filter(
    ([field, value]) => before.get(field) !== value,
  );
  return updateUserInput.parse({ ...Object.fromEntries(changes), userId });
}

function toFields(values: UserValues) {
  const { regionId, driverCode, discount, isActive: _isActive, ...rest } = values;
  return {
    ...rest,
    regionId: Number(regionId),
    driverCode: values.role === 'driver' && driverCode ? Number(driverCode) : null,
    discountBasisPoints: readDiscount(discount).value ?? Number.NaN,
  };
}

function toChangedFields(values: UserValues) {
  const { password, confirmPassword: _confirm, ...fields } = toFields(values);
  return { ...fields, isActive: values.isActive, ...(password === '' ? {} : { password }) };
}

/** An empty discount is none. */
function readDiscount(text: string) {
  return text === '' ? { value: 0 } : parsePercent(text);
}

function discountFault({ discount }: UserValues): Record<string, string> {
  const { reason } = { reason: undefined, ...readDiscount(discount) };
  return reason === undefined || reason === 'too-large' ? {} : { discount: NUMBER_FAULT_TEXTS[reason] };
}

function mismatchOf(values: UserValues): Record<string, string> {
  return values.password === values.confirmPassword ? {} : { confirmPassword: texts.mismatch };
}

function issuesOf(result: z.ZodSafeParseResult<unknown>): Record<string, string> {
  const issues = result.success ? [] : result.error.issues;
  return Object.fromEntries(
    issues
      .map((issue) => {
        const field = String(issue.path[0]);
        return [USER_FORM_NAMES[field] ?? field, issue.message];
      })
      .toReversed(),
  );
}
