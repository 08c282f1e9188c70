import { z } from 'zod';
import { isISODate } from '#shared/dates/shop-dates.ts';
import { MAX_PRICE_E4 } from '#shared/prices/unit-price.ts';
import { MAX_QUANTITY } from '#shared/stock.ts';
import { cleanLine } from '#shared/text/clean-text.ts';
import { idInput, pageLimitInput, pageNumberInput } from './basic-inputs.ts';
import { EXPORT_FORMATS } from './export-inputs.ts';

const NAME_MISSING = 'Shkruani emrin e listës.';
const FROM_AFTER_TO = 'Data e fillimit është pas asaj të mbarimit.';

const MAX_PRICES = 20_000;

const day = z.string().refine(isISODate, 'Datë e pavlefshme').nullable();

const listFields = {
  name: z.string(NAME_MISSING).max(200).transform(cleanLine).pipe(z.string().min(1, NAME_MISSING).max(120)),
  isNet: z.boolean(),
  isExclusive: z.boolean(),
  addsDiscounts: z.boolean(),
  validFrom: day,
  validTo: day,
};

type Days = { readonly validFrom?: string | null | undefined; readonly validTo?: string | null | undefined };

export const isInOrder = ({ validFrom, validTo }: Days) => !validFrom || !validTo || validFrom <= validTo;
const fault = { path: ['validTo'], message: FROM_AFTER_TO };

/** Defaults: gross, not exclusive, without discounts, always valid. */
export const createPriceListInput = z
  .object({
    name: listFields.name,
    isNet: listFields.isNet.default(false),
    isExclusive: listFields.isExclusive.default(false),
    addsDiscounts: listFields.addsDiscounts.default(false),
    validFrom: listFields.validFrom.default(null),
    validTo: listFields.validTo.default(null),
  })
  .refine(isInOrder, fault);

export const updatePriceListInput = z
  .object(listFields)
  .partial()
  .extend({ id: idInput })
  .refine(isInOrder, fault);

export const priceListInput = z.object({ id: idInput });

export const priceToSetInput = z.object({
  productId: idInput,
  from: z.int().min(1).max(MAX_QUANTITY).default(1),
  priceE4: z.int().min(0).max(MAX_PRICE_E4).nullable(),
});

const prices = z.array(priceToSetInput).min(1).max(MAX_PRICES);

export const setListPricesInput = z.object({ id: idInput, prices });

export const setContractPricesInput = z.object({ customerId: idInput, prices });

export const listPricesInput = z.object({
  id: idInput,
  query: z.string().max(200).default(''),
  isPricedOnly: z.boolean().default(false),
  page: pageNumberInput.default(1),
  limit: pageLimitInput.default(50),
});

export const customerPricesInput = z.object({
  customerId: idInput,
  query: z.string().max(200).default(''),
  isOwnOnly: z.boolean().default(false),
  page: pageNumberInput.default(1),
  limit: pageLimitInput.default(50),
});

const MAX_CODES = 5_000;

export const productsByCodeInput = z.object({ codes: z.array(z.string().max(200)).min(1).max(MAX_CODES) });

export const priceListFileInput = priceListInput.extend({ format: z.enum(EXPORT_FORMATS) });

export const priceDocumentInput = z.object({ customerId: idInput, isOwnOnly: z.boolean().default(false) });

export type PricesToSet = z.output<typeof prices>;
