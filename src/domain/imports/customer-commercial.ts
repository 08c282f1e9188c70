import type { z } from 'zod';
import { addCustomerNote, listCustomerNotes } from '#domain/customers/customer-notes.ts';
import { withTown } from '#domain/customers/with-town.ts';
import { setTerms } from '#domain/ledger/customer-terms.ts';
import { readTerms } from '#domain/ledger/read-terms.ts';
import { assignPriceList, findPriceListOf, listPriceLists } from '#domain/prices/price-lists.ts';
import type { ActorCtx, Ctx } from '#kernel/ctx.ts';
import { setTermsInput } from '#shared/inputs/ledger-inputs.ts';
import { freeText } from '#shared/text/clean-text.ts';
import { foldText } from '#shared/text/fold.ts';
import { CUSTOMER_WORDS } from './customer-columns.ts';
import { toReasons } from './plan-fields.ts';

const MAX_NOTE = 500;

const commercialInput = setTermsInput.omit({ customerId: true }).extend({
  note: freeText(MAX_NOTE).optional(),
});

export type Commercial = z.output<typeof commercialInput> & {
  readonly priceList?: { readonly id: number; readonly name: string } | undefined;
};

type Values = Record<string, unknown>;

export type ReadCustomer = { readonly values: Values; readonly commercial: Commercial };

export function readCommercial(ctx: Ctx, given: Values): ReadCustomer | string {
  const { termsDays, limitCents, priceList, note, ...values } = given;
  const parsed = commercialInput.safeParse({ termsDays, limitCents, note });
  if (!parsed.success) return toReasons(parsed.error.issues, given, CUSTOMER_WORDS).join(' ');
  if (priceList === undefined) return { values, commercial: parsed.data };
  const wanted = foldText(String(priceList));
  const found = listPriceLists(ctx).find(({ name }) => foldText(name) === wanted);
  if (!found) return `${CUSTOMER_WORDS.names['priceList']}: „${String(priceList)}” nuk ekziston.`;
  return { values, commercial: { ...parsed.data, priceList: { id: found.id, name: found.name } } };
}

export function joinTown({ town, ...values }: Values, knownAddress: string): Values {
  if (town === undefined) return values;
  const address = String(values['address'] ?? knownAddress);
  return { ...values, address: withTown(address, String(town)) };
}

export function shownOf({ priceList, ...commercial }: Commercial): Values {
  return { ...commercial, priceList: priceList?.name };
}

/** The current values; an identical open note counts as the one in the file. */
export function commercialOf(ctx: Ctx, customerId: number, note: string | undefined): Values {
  const isKnown = listCustomerNotes(ctx, customerId).some(({ text }) => text === note);
  return {
    ...readTerms(ctx, customerId),
    priceList: findPriceListOf(ctx, customerId)?.name,
    ...(isKnown ? { note } : {}),
  };
}

export function writeCommercial(tx: ActorCtx, customerId: number, wanted: Commercial): void {
  const { termsDays, limitCents, priceList, note } = wanted;
  if (termsDays !== undefined || limitCents !== undefined)
    setTerms(tx, { customerId, termsDays, limitCents });
  if (priceList) assignPriceList(tx, customerId, priceList.id);
  if (note) addCustomerNote(tx, { customerId, text: note, isForDriver: false });
}
