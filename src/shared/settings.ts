import { z } from 'zod';
import { ISSUE_MOMENTS } from './accounting/documents.ts';
import { DEFAULT_DELIVERY_RULES } from './dates/delivery-dates.ts';
import { DEFAULT_TIME_ZONE, isISODate } from './dates/shop-dates.ts';
import type { FeatureKey } from './feature-list.ts';
import { DEFAULT_LOW_STOCK_THRESHOLD } from './stock.ts';

const line = (max: number) => z.string().trim().max(max);

function isTimeZone(name: string): boolean {
  return name === 'UTC' || Intl.supportedValuesOf('timeZone').includes(name);
}

export const sellerSettingsInput = z.object({
  name: line(120).default(''),
  address: line(200).default(''),
  city: line(80).default(''),
  phone: line(40).default(''),
  email: line(120).default(''),
  website: line(120).default(''),
  fiscalNumber: line(40).default(''),
  vatNumber: line(40).default(''),
  businessNumber: line(40).default(''),
  bankName: line(80).default(''),
  bankAccount: line(60).default(''),
  documentFooter: line(400).default(''),
  logo: z.string().max(120).nullable().default(null),
});

export const contactSettingsInput = z.object({
  phone: line(40).default(''),
  whatsapp: line(40).default(''),
  viber: line(40).default(''),
  mapUrl: z.union([z.literal(''), z.url({ protocol: /^https?$/ })]).default(''),
  address: line(200).default(''),
  openingHours: line(120).default(''),
});

/** Amounts in cents; 0 turns a limit off. */
export const shopSettingsInput = z.object({
  timeZone: z.string().refine(isTimeZone).default(DEFAULT_TIME_ZONE),
  closedWeekdays: z
    .array(z.int().min(0).max(6))
    .max(7)
    .default([...DEFAULT_DELIVERY_RULES.closedWeekdays]),
  closedDates: z.array(z.string().refine(isISODate)).max(400).default([]),
  cutoffHour: z.int().min(0).max(24).default(DEFAULT_DELIVERY_RULES.cutoffHour),
  minimumOrderCents: z.int().min(0).max(100_000_000).default(0),
  newCustomerLimitCents: z.int().min(0).max(100_000_000).default(0),
  lowStockThreshold: z.int().min(0).max(100_000).default(DEFAULT_LOW_STOCK_THRESHOLD),
  issueAt: z.enum(ISSUE_MOMENTS).default('departure'),
  customersChangeOrders: z.boolean().default(true),
});

export const moneySettingsInput = z.object({
  overdueHoldDays: z.int().min(0).max(365).default(0),
  holdHours: z.int().min(1).max(720).default(48),
  showFreeLimit: z.boolean().default(false),
  /** Legal limit on cash from a buyer without a business number; a higher payment shows a warning. 0 is off. */
  cashLimitCents: z.int().min(0).max(100_000_000).default(200_000),
  maxExpenseCents: z.int().min(0).max(100_000_000).default(5_000),
  /** Expenses of a driver above this amount a day wait for the office. */
  maxDayExpensesCents: z.int().min(0).max(100_000_000).default(10_000),
});

/** Amounts in cents including VAT. */
export const pricesSettingsInput = z.object({
  regionMinimums: z
    .array(z.object({ regionId: z.int().min(1), minimumCents: z.int().min(0).max(100_000_000) }))
    .max(1000)
    .default([]),
  belowMinimum: z.enum(['reject', 'transport']).default('reject'),
  transportCents: z.int().min(0).max(100_000_000).default(0),
  transportVatBasisPoints: z.int().min(0).max(10_000).default(1_800),
  hidesPrices: z.boolean().default(false),
  needsApproval: z.boolean().default(false),
});

export const featureSettingsInput = z.object({
  purchasing: z.boolean().default(false),
} satisfies Record<FeatureKey, z.ZodType>);

const percent = z.number().min(0).max(100).multipleOf(0.01);

export const purchasingSettingsInput = z.object({
  /** Customers and agents see when sold-out goods are expected. */
  showExpected: z.boolean().default(false),
  /** Accepted over-delivery in per cent, without a question. */
  overDelivery: percent.default(5),
  /** Margins below it, in per cent, are highlighted. */
  minMargin: percent.default(10),
});

/** Of the groups whose fields stand beside each other in the API; no two have a field of the same name. */
export const FLAT_SETTINGS = {
  ...shopSettingsInput.shape,
  ...moneySettingsInput.shape,
  ...pricesSettingsInput.shape,
  ...featureSettingsInput.shape,
  ...purchasingSettingsInput.shape,
};

export const settingsInput = z.object({
  seller: sellerSettingsInput.prefault({}),
  contact: contactSettingsInput.prefault({}),
  shop: shopSettingsInput.prefault({}),
  money: moneySettingsInput.prefault({}),
  prices: pricesSettingsInput.prefault({}),
  features: featureSettingsInput.prefault({}),
  purchasing: purchasingSettingsInput.prefault({}),
});

export type Settings = Readonly<z.output<typeof settingsInput>>;
