import { z } from 'zod';
import { DOOR_METHODS, type DoorMethod } from '#shared/ledger.ts';
import type { DoorPayment } from '#shared/ledger-inputs.ts';
import { MAX_AMOUNT_CENTS } from '#shared/ledger-inputs.ts';
import { eurosParam } from './number-params.ts';

/** The words of the screens and of older programs for how an order was paid. */
const DOOR_WORDS: Readonly<Record<string, DoorMethod>> = {
  cash: 'cash_driver',
  para: 'cash_driver',
  'para në dorëzim': 'cash_driver',
  'me afat': 'terms',
  bankë: 'bank',
  banke: 'bank',
};

/** How an order was paid as it was handed over, by name or in the words of the screens. */
const doorMethodParam = z.preprocess((value) => {
  if (typeof value !== 'string') return value;
  const word = value.trim().toLowerCase();
  return DOOR_WORDS[word] ?? word;
}, z.enum(DOOR_METHODS));

/** How an order was paid, and what was received; both are optional: the customer's terms say the rest. */
export const doorParams = {
  payment_method: doorMethodParam.optional(),
  amount_received: eurosParam(MAX_AMOUNT_CENTS).optional(),
};

/** What was said of a payment at the door; undefined when nothing was. */
export function toDoorPayment({
  payment_method: method,
  amount_received: amountCents,
}: {
  readonly payment_method?: DoorMethod | undefined;
  readonly amount_received?: number | undefined;
}): DoorPayment | undefined {
  return method === undefined && amountCents === undefined ? undefined : { method, amountCents };
}
