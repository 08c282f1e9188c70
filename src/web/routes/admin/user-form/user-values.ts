import type { inferOutput } from '@trpc/tanstack-react-query';
import { z } from 'zod';
import {
  businessNumberInput,
  chosenRegionInput,
  type createUserInput,
  customerCodeInput,
  customerDiscountInput,
  documentLanguageInput,
  driverCodeInput,
  emailInput,
  fiscalNumberInput,
  newPasswordInput,
  optionalAddressInput,
  optionalEmailInput,
  optionalPhoneInput,
  personNameInput,
  roleInput,
  type updateUserInput,
  vatNumberInput,
  withRepeatedPassword,
} from '#shared/inputs/user-inputs.ts';
import { toPercent } from '#shared/prices/money.ts';
import { defaultRegionId } from '#shared/regions.ts';
import { type ParsedNumber, parsePercent } from '#shared/text/parse-number.ts';
import type { api } from '#web/api.ts';
import { numberOr } from '#web/ui/quantity/number-schemas.ts';
import { userFormTexts as texts } from './texts.ts';

export type ShownUser = inferOutput<typeof api.admin.users.get> & { readonly vanId: number | null };

export const emptyUser = (): UserValues => ({
  name: '',
  phone: '',
  address: '',
  fiscalNumber: '',
  vatNumber: '',
  businessNumber: '',
  code: '',
  documentLanguage: 'sq',
  regionId: String(defaultRegionId()),
  email: '',
  role: 'customer',
  driverCode: null,
  vanId: '',
  discount: '',
  isActive: true,
  password: '',
  confirmPassword: '',
});

export function toUserValues(user: ShownUser): UserValues {
  return {
    name: user.name,
    phone: user.phone,
    address: user.address,
    fiscalNumber: user.fiscalNumber,
    vatNumber: user.vatNumber,
    businessNumber: user.businessNumber,
    code: user.code,
    documentLanguage: user.documentLanguage,
    regionId: String(user.regionId),
    email: user.email ?? '',
    role: user.role,
    driverCode: user.driverCode === null ? null : String(user.driverCode),
    vanId: user.vanId ? String(user.vanId) : '',
    discount: String(toPercent(user.discountBasisPoints)),
    isActive: user.isActive,
    password: '',
    confirmPassword: '',
  };
}

export const USER_FORM_NAMES: Readonly<Record<string, string>> = { discountBasisPoints: 'discount' };

function readDiscount(text: string): ParsedNumber {
  const read = parsePercent(text);
  return read.reason === 'too-large' ? { value: 10_001 } : read;
}

const fields = {
  name: z.string().pipe(personNameInput),
  phone: z.string().pipe(optionalPhoneInput),
  address: z.string().pipe(optionalAddressInput),
  fiscalNumber: z.string().pipe(fiscalNumberInput),
  vatNumber: z.string().pipe(vatNumberInput),
  businessNumber: z.string().pipe(businessNumberInput),
  code: z.string().pipe(customerCodeInput),
  documentLanguage: z.string().pipe(documentLanguageInput),
  regionId: chosenRegionInput,
  role: z.string().pipe(roleInput),
  driverCode: z
    .string()
    .nullable()
    .transform((code) => (code ? Number(code) : null))
    .pipe(driverCodeInput),
  vanId: z.string().transform((id) => (id === '' ? null : Number(id))),
  discount: numberOr(readDiscount, 0).pipe(customerDiscountInput),
  isActive: z.boolean(),
  confirmPassword: z.string(),
};

const newUser = z.object({ ...fields, email: z.string().pipe(emailInput), password: newPasswordInput });
const knownUser = z.object({
  ...fields,
  email: z
    .string()
    .transform((text): string | null => text)
    .pipe(optionalEmailInput),
  password: newPasswordInput.or(z.literal('')),
});

export type UserValues = z.input<typeof newUser>;

type NewFields = z.output<typeof newUser>;
type KnownFields = z.output<typeof knownUser>;

const hasItsNumber = ({ role, driverCode }: KnownFields) => role !== 'driver' || driverCode !== null;
const numberFault = { path: ['driverCode'], message: texts.driverCodeMissing };

export const newUserSchema: z.ZodType<NewFields, UserValues> = withRepeatedPassword(
  newUser,
  'password',
).refine(hasItsNumber, numberFault);

export function userSchemaOf(user: ShownUser): z.ZodType<KnownFields, UserValues> {
  const lacksNumber = user.role === 'driver' && user.driverCode === null;
  return withRepeatedPassword(knownUser, 'password').refine(
    (values) => lacksNumber || hasItsNumber(values),
    numberFault,
  );
}

export function toCreateUser({
  discount,
  isActive: _isActive,
  vanId: _vanId,
  ...same
}: NewFields): z.input<typeof createUserInput> {
  return { ...same, driverCode: numberOf(same), discountBasisPoints: discount };
}

export function toUpdateUser(
  userId: number,
  shown: KnownFields,
  wanted: KnownFields,
): z.input<typeof updateUserInput> {
  const before = new Map<string, unknown>(Object.entries(toChanges(shown)));
  const changes = Object.entries(toChanges(wanted)).filter(([field, value]) => before.get(field) !== value);
  const password = wanted.password === '' ? {} : { password: wanted.password };
  return { ...Object.fromEntries(changes), ...password, userId };
}

function toChanges({ discount, password: _password, confirmPassword: _again, ...same }: KnownFields) {
  const vanId = same.role === 'driver' ? same.vanId : null;
  return { ...same, vanId, driverCode: numberOf(same), discountBasisPoints: discount };
}

function numberOf({ role, driverCode }: Pick<KnownFields, 'role' | 'driverCode'>): number | null {
  return role === 'driver' ? driverCode : null;
}
