import { z } from 'zod';
import { DOCUMENT_LANGUAGES } from '#shared/accounting/documents.ts';
import { MAX_DRIVER_NUMBER } from '#shared/delivery.ts';
import { defaultRegionId } from '#shared/regions.ts';
import { ROLES } from '#shared/roles.ts';
import { cleanCode, cleanLine } from '#shared/text/clean-text.ts';
import { USER_LABELS } from '#shared/text/field-labels.ts';
import { isPlausiblePhone } from '#shared/text/phone.ts';
import { normalizeEmail, toTyped } from '#shared/text/plain-text.ts';
import { idInput, pageLimitInput, pageNumberInput, regionIdInput } from './basic-inputs.ts';

const EMAIL_MESSAGE = 'Email-i nuk është i vlefshëm.';
const PHONE_MESSAGE = 'Numri i telefonit nuk është i vlefshëm.';
const DRIVER_NR_MESSAGE = 'Numri i shoferit duhet të jetë nga 1 deri në 99.';

const RAW_LENGTH = 1_000;

function line(label: string, max: number) {
  return z
    .string({ error: `${label} është i detyrueshëm.` })
    .max(RAW_LENGTH, `${label} është tepër i gjatë.`)
    .transform(cleanLine)
    .pipe(z.string().max(max, `${label} është tepër i gjatë.`));
}

export const personNameInput = line(USER_LABELS.name, 120).pipe(
  z.string().min(1, 'Emri është i detyrueshëm.'),
);

export const phoneInput = z
  .string({ error: 'Numri i telefonit është i detyrueshëm.' })
  .max(RAW_LENGTH, PHONE_MESSAGE)
  .transform(toTyped)
  .pipe(z.string().min(1, 'Numri i telefonit është i detyrueshëm.').max(40, PHONE_MESSAGE))
  .refine(isPlausiblePhone, PHONE_MESSAGE);

export const optionalPhoneInput = z.union(
  [z.string().transform(toTyped).pipe(z.string().length(0)), phoneInput],
  {
    error: PHONE_MESSAGE,
  },
);

export const optionalAddressInput = z
  .string({ error: 'Adresa është e detyrueshme.' })
  .max(RAW_LENGTH, 'Adresa është tepër e gjatë.')
  .transform(cleanLine)
  .pipe(z.string().max(200, 'Adresa është tepër e gjatë.'));

export const addressInput = optionalAddressInput.pipe(z.string().min(1, 'Adresa është e detyrueshme.'));

export const emailInput = z
  .string({ error: 'Email-i është i detyrueshëm.' })
  .max(RAW_LENGTH, EMAIL_MESSAGE)
  .transform(normalizeEmail)
  .pipe(z.string().min(1, 'Email-i është i detyrueshëm.').max(160, EMAIL_MESSAGE))
  .pipe(z.email(EMAIL_MESSAGE));

export const optionalEmailInput = z
  .string()
  .max(RAW_LENGTH, EMAIL_MESSAGE)
  .nullable()
  .transform((text) => (text === null ? null : normalizeEmail(text) || null))
  .pipe(emailInput.nullable());

export const fiscalNumberInput = line(USER_LABELS.fiscalNumber, 40);

export const vatNumberInput = line(USER_LABELS.vatNumber, 40);

export const businessNumberInput = line(USER_LABELS.businessNumber, 40);

export const customerCodeInput = line(USER_LABELS.code, 40).transform(cleanCode);

export const documentLanguageInput = z.enum(DOCUMENT_LANGUAGES, { error: 'Zgjidhni gjuhën e dokumenteve.' });

export const chosenRegionInput = z.string().transform(Number).pipe(regionIdInput);

export const newPasswordInput = z
  .string({ error: 'Fjalëkalimi është i detyrueshëm.' })
  .min(8, 'Fjalëkalimi duhet të ketë së paku 8 karaktere.')
  .max(200, 'Fjalëkalimi mund të ketë më së shumti 200 karaktere.');

export function isNewPassword(text: string): boolean {
  return newPasswordInput.safeParse(text).success;
}

export const confirmPasswordInput = z.string().max(RAW_LENGTH);

export const givenPasswordInput = z
  .string({ error: 'Fjalëkalimi është i detyrueshëm.' })
  .min(1, 'Fjalëkalimi është i detyrueshëm.')
  .max(RAW_LENGTH, 'Fjalëkalimi është tepër i gjatë.');

export const roleInput = z.enum(ROLES, { error: 'Zgjidhni rolin.' });

export const driverCodeInput = z
  .int({ error: DRIVER_NR_MESSAGE })
  .min(1, DRIVER_NR_MESSAGE)
  .max(MAX_DRIVER_NUMBER, DRIVER_NR_MESSAGE)
  .nullable();

/** Discount (zbritje), in basis points. */
export const customerDiscountInput = z
  .int({ error: 'Zbritja duhet të jetë nga 0 deri në 100.' })
  .min(0, 'Zbritja duhet të jetë nga 0 deri në 100.')
  .max(10_000, 'Zbritja duhet të jetë nga 0 deri në 100.');

export const signUpInput = z.object({
  name: personNameInput,
  phone: phoneInput,
  address: addressInput,
  fiscalNumber: fiscalNumberInput.default(''),
  vatNumber: vatNumberInput.default(''),
  businessNumber: businessNumberInput.default(''),
  regionId: regionIdInput.default(defaultRegionId),
  email: emailInput,
  password: newPasswordInput,
  confirmPassword: confirmPasswordInput.optional(),
});

/** `named` is the field that `confirmPassword` must repeat. */
export function withRepeatedPassword<S extends z.ZodType<Record<string, unknown>>>(
  schema: S,
  named: string,
): S {
  return schema.refine((values) => values[named] === values['confirmPassword'], {
    path: ['confirmPassword'],
    error: 'Fjalëkalimet nuk përputhen.',
    // Validated even while other fields are invalid, for feedback during typing.
    when: () => true,
  });
}

const CODE_MESSAGE = 'Kodi ka 6 shifra; kodi rezervë 16 shenja.';

/** Six digits of an authenticator, or one of the recovery codes. */
export const secondFactorCodeInput = z
  .string({ error: CODE_MESSAGE })
  .max(RAW_LENGTH, CODE_MESSAGE)
  .transform((text) => text.replaceAll(/[\s-]/g, '').toUpperCase())
  .pipe(z.string().regex(/^(\d{6}|[A-Z2-7]{16})$/, CODE_MESSAGE));

const optionalSecondFactorCode = z.union([z.literal('').transform(() => undefined), secondFactorCodeInput]);

export const logInInput = z.object({
  email: z
    .string({ error: 'Email-i është i detyrueshëm.' })
    .max(RAW_LENGTH, EMAIL_MESSAGE)
    .transform(normalizeEmail)
    .pipe(z.string().min(1, 'Email-i është i detyrueshëm.')),
  password: givenPasswordInput,
  otp: optionalSecondFactorCode.optional(),
});

export const RECOVERY_CODE_DIGITS = 12;

const RECOVERY_CODE_MESSAGE = `Kodi ka ${RECOVERY_CODE_DIGITS} shifra.`;

export const recoverInput = z.object({
  email: emailInput,
  code: z
    .string({ error: RECOVERY_CODE_MESSAGE })
    .max(RAW_LENGTH, RECOVERY_CODE_MESSAGE)
    .transform((text) => text.replaceAll(/[\s-]/g, ''))
    .pipe(z.string().regex(/^\d{12}$/, RECOVERY_CODE_MESSAGE)),
  password: newPasswordInput,
  confirmPassword: confirmPasswordInput.optional(),
  otp: optionalSecondFactorCode.optional(),
});

export const beginSecondFactorInput = z.object({ password: givenPasswordInput });

export const confirmSecondFactorInput = z.object({ otp: secondFactorCodeInput });

export const endSecondFactorInput = z.object({ password: givenPasswordInput, otp: secondFactorCodeInput });

export const createUserInput = z.object({
  name: personNameInput,
  email: emailInput,
  password: newPasswordInput,
  confirmPassword: confirmPasswordInput.optional(),
  phone: optionalPhoneInput.default(''),
  address: optionalAddressInput.default(''),
  fiscalNumber: fiscalNumberInput.default(''),
  vatNumber: vatNumberInput.default(''),
  businessNumber: businessNumberInput.default(''),
  code: customerCodeInput.default(''),
  regionId: regionIdInput.default(defaultRegionId),
  role: roleInput.default('customer'),
  driverCode: driverCodeInput.default(null),
  discountBasisPoints: customerDiscountInput.default(0),
  documentLanguage: documentLanguageInput.default('sq'),
});

export const accountChangesInput = z
  .object({
    name: personNameInput,
    email: optionalEmailInput,
    phone: optionalPhoneInput,
    address: optionalAddressInput,
    fiscalNumber: fiscalNumberInput,
    vatNumber: vatNumberInput,
    businessNumber: businessNumberInput,
    code: customerCodeInput,
    regionId: regionIdInput,
    role: roleInput,
    isActive: z.boolean(),
    driverCode: driverCodeInput,
    discountBasisPoints: customerDiscountInput,
    documentLanguage: documentLanguageInput,
  })
  .partial();

export const updateUserInput = accountChangesInput.extend({
  userId: idInput,
  password: newPasswordInput.optional(),
  priceListId: idInput.nullable().optional(),
  vanId: idInput.nullable().optional(),
  handOverTo: driverCodeInput.optional(),
});

export const setActiveInput = z.object({
  userId: idInput,
  isActive: z.boolean(),
  handOverTo: driverCodeInput.optional(),
});

export const updateProfileInput = z
  .object({
    name: personNameInput,
    phone: phoneInput,
    address: addressInput,
    fiscalNumber: fiscalNumberInput,
    vatNumber: vatNumberInput,
    businessNumber: businessNumberInput,
    regionId: regionIdInput,
  })
  .partial();

export const changePasswordInput = z.object({
  currentPassword: givenPasswordInput,
  newPassword: newPasswordInput,
  confirmPassword: confirmPasswordInput.optional(),
});

export const searchTermInput = z.string().max(RAW_LENGTH).transform(cleanLine).pipe(z.string().max(100));

/** Times in ms. */
export const allUsersInput = z.object({ since: z.int().min(0).optional() });

export const listUsersInput = z.object({
  search: searchTermInput.default(''),
  role: roleInput.optional(),
  isActive: z.boolean().optional(),
  sort: z.enum(['name', 'created']).default('name'),
  direction: z.enum(['asc', 'desc']).default('asc'),
  page: pageNumberInput.default(1),
  limit: pageLimitInput.default(50),
});
