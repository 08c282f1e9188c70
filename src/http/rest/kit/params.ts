import { z } from 'zod';
import { MAX_DRIVER_NUMBER } from '#shared/delivery.ts';
import { MAX_AMOUNT_CENTS } from '#shared/inputs/ledger-inputs.ts';
import { dateInput } from '#shared/inputs/order-inputs.ts';
import { toBasisPoints, toCents } from '#shared/prices/money.ts';
import { e4ToEuros, MAX_PRICE_E4, toE4 } from '#shared/prices/unit-price.ts';
import { MAX_QUANTITY } from '#shared/stock.ts';

export type Camel<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<Camel<Tail>>}`
  : Name;

type DomainName<Key> = Key extends `${string} as ${infer Name}`
  ? Name
  : Key extends string
    ? Camel<Key>
    : Key;

type Read<Input> = { [Key in keyof Input as DomainName<Key>]: Input[Key] };

/** Request fields, read under the domain's names: `deliver_date` as `deliverDate`, and `'id as orderId'` as stated. */
export function params<Fields extends Readonly<Record<string, z.ZodType>>>(fields: Fields) {
  const named = Object.entries(fields).map(([key, type]) => {
    const [name = '', domainName = camel(name)] = key.split(' as ');
    return { name, domainName, type };
  });
  const domainNames = new Map(named.map(({ name, domainName }) => [name, domainName]));
  return z
    .object(Object.fromEntries(named.map(({ name, type }) => [name, type])))
    .transform(
      (input) =>
        Object.fromEntries(
          Object.entries(input).map(([name, value]) => [domainNames.get(name), value]),
        ) as Read<z.output<z.ZodObject<Fields>>>,
    );
}

export function camel(name: string): string {
  return name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
}

export function snake(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/**
 * The fields of a domain input under the API's names: `payload_kg` for its `payloadKg`, `active` for `isActive`. Those
 * of `own` come first, and replace the input's.
 */
export function paramsOf<Input extends z.ZodObject>(
  input: Input,
  own: { readonly [Name in keyof z.output<Input>]?: z.ZodType<z.output<Input>[Name]> } = {},
) {
  const fields = Object.entries<z.ZodType>({ ...own, ...input.shape, ...own }).map(([name, type]) => {
    const plain = name.replace(/^is(?=[A-Z])/, '').replace(/^./, (letter) => letter.toLowerCase());
    return [`${snake(plain)} as ${name}`, type];
  });
  // Names are converted at run time, which no type can follow: the result has the input's own names.
  return params(Object.fromEntries(fields)) as unknown as z.ZodType<z.output<Input>>;
}

const WHOLE = /^\d{1,16}$/;
const DECIMAL = /^-?\d{1,12}(\.\d{1,12})?$/;

export const HUNDREDTHS_MESSAGE = 'Lejohen më së shumti dy shifra dhjetore.';
const PRICE_DECIMALS_MESSAGE = 'Lejohen më së shumti katër shifra dhjetore.';

function wholeNumber(min: number, max: number, missing?: string) {
  return z.preprocess(
    (value) => (typeof value === 'string' && WHOLE.test(value.trim()) ? Number(value) : value),
    z.int(missing).min(min).max(max),
  );
}

function decimal(
  max: number,
  { decimals, message, min = 0, empty }: { decimals: 2 | 4; message: string; min?: number; empty: 0 | null },
) {
  return z.preprocess(
    (value) => {
      if (typeof value !== 'string') return value;
      const text = value.trim();
      if (text === '') return empty;
      return DECIMAL.test(text) ? Number(text) : value;
    },
    z
      .number()
      .min(min)
      .max(max)
      .refine((value) => Number(value.toFixed(decimals)) === value, message),
  );
}

/** The specification's forms send an empty price or percentage for 0; an empty sum is none. */
const price = { decimals: 4, message: PRICE_DECIMALS_MESSAGE, empty: 0 } as const;
const percent = { decimals: 2, message: HUNDREDTHS_MESSAGE, empty: 0 } as const;
const sum = { decimals: 2, message: HUNDREDTHS_MESSAGE, empty: null } as const;

const euros = (maxCents = MAX_AMOUNT_CENTS) =>
  decimal(maxCents / 100, sum)
    .meta({ example: 12.5, description: 'Euros' })
    .transform(toCents);

const page = wholeNumber(1, 1_000_000);
const limit = wholeNumber(1, 100);

/** Request fields by kind: read from a query's text or from JSON. */
export const param = {
  wholeNumber,
  id: wholeNumber(1, Number.MAX_SAFE_INTEGER),
  page,
  limit,
  pagesBy: (usualLimit: number) => ({ page: page.default(1), limit: limit.default(usualLimit) }),
  quantity: wholeNumber(1, MAX_QUANTITY),
  driverNr: wholeNumber(1, MAX_DRIVER_NUMBER),
  date: dateInput.meta({ format: 'date', example: '2026-11-27' }),
  /** Milliseconds of an ISO 8601 instant. */
  instant: z.iso
    .datetime({ offset: true })
    .meta({ example: '2026-11-26T08:30:00Z' })
    .transform((text) => Date.parse(text)),
  boolean: z.preprocess((value) => {
    if (value === 'true' || value === '1' || value === 1) return true;
    return value === 'false' || value === '0' || value === 0 ? false : value;
  }, z.boolean()),
  /** Cents. */
  euros,
  /** Cents; empty as null. */
  eurosOrNull: z.preprocess((value) => (value === '' ? null : value), euros().nullable()),
  /** Cents, may be negative. */
  signedEuros: (maxCents = MAX_AMOUNT_CENTS) =>
    decimal(maxCents / 100, { ...sum, min: -maxCents / 100 })
      .meta({ example: 12.5, description: 'Euros, below zero for a rebate' })
      .transform((euros) => Math.sign(euros) * toCents(Math.abs(euros))),
  /** Ten-thousandths of a euro. */
  unitPrice: decimal(e4ToEuros(MAX_PRICE_E4), price)
    .meta({ example: 12.5, description: 'Euros, four decimals at most' })
    .transform(toE4),
  /** Basis points. */
  percent: decimal(100, percent).meta({ example: 18, description: 'Percent' }).transform(toBasisPoints),
  reason: z.string().trim().min(1, 'Shkruani arsyen.').max(300).meta({ example: 'gabim në sasi' }),
};
