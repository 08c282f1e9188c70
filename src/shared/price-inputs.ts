import { z } from 'zod';
import { idInput, pageLimitInput, pageNumberInput } from './basic-inputs.ts';
import { cleanLine } from './clean-text.ts';
import { EXPORT_FORMATS } from './export-inputs.ts';
import { isISODate } from './shop-dates.ts';
import { MAX_QUANTITY } from './stock.ts';
import { MAX_PRICE_E4 } from './unit-price.ts';

const NAME_MISSING = 'Shkruani emrin e listës.';
const FROM_AFTER_TO = 'Data e fillimit është pas asaj të mbarimit.';

/** Most prices that are set at once. */
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

const isInOrder = ({ validFrom, validTo }: Days) => !validFrom || !validTo || validFrom <= validTo;
const fault = { path: ['validTo'], message: FROM_AFTER_TO };

/** A new price list: gross, open to other products, without discounts, valid at any time unless it says otherwise. */
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

/** A change of a price list; what is absent stays. */
export const updatePriceListInput = z
  .object(listFields)
  .partial()
  .extend({ id: idInput })
  .refine(isInOrder, fault);

/** One price list. */
export const priceListInput = z.object({ id: idInput });

/** A price to be set from so many pieces on (E4); null takes it away. */
export const priceToSetInput = z.object({
  productId: idInput,
  from: z.int().min(1).max(MAX_QUANTITY).default(1),
  priceE4: z.int().min(0).max(MAX_PRICE_E4).nullable(),
});

const prices = z.array(priceToSetInput).min(1).max(MAX_PRICES);

/** Prices of a list. */
export const setListPricesInput = z.object({ id: idInput, prices });

/** What was agreed with a customer. */
export const setContractPricesInput = z.object({ customerId: idInput, prices });

/** Which list a customer has; null for none. */
export const assignPriceListInput = z.object({ customerId: idInput, priceListId: idInput.nullable() });

/** A page of products with the prices of a list, of one customer, or of those that have any there. */
export const listPricesInput = z.object({
  id: idInput,
  query: z.string().max(200).default(''),
  isPricedOnly: z.boolean().default(false),
  page: pageNumberInput.default(1),
  limit: pageLimitInput.default(50),
});

/** What one customer pays for products, and why. */
export const customerPricesInput = z.object({
  customerId: idInput,
  query: z.string().max(200).default(''),
  isOwnOnly: z.boolean().default(false),
  page: pageNumberInput.default(1),
  limit: pageLimitInput.default(50),
});

/** Most codes that are looked up at once. */
const MAX_CODES = 5_000;

/** Products that a pasted table names by code. */
export const productsByCodeInput = z.object({ codes: z.array(z.string().max(200)).min(1).max(MAX_CODES) });

/** The prices of a list as a file. */
export const priceListFileInput = priceListInput.extend({ format: z.enum(EXPORT_FORMATS) });

/** What a customer pays, on paper: for all they may buy, or only where they have a price of their own. */
export const priceDocumentInput = z.object({ customerId: idInput, isOwnOnly: z.boolean().default(false) });

/** Prices to be set, after validation. */
export type PricesToSet = z.output<typeof prices>;
