import { z } from 'zod';
import { DELIVERY_PAYMENT_METHODS, type DeliveryPaymentMethod } from '#shared/accounting/ledger.ts';
import type { DeliveryPayment } from '#shared/inputs/ledger-inputs.ts';
import { MAX_AMOUNT_CENTS } from '#shared/inputs/ledger-inputs.ts';
import { eurosParam } from './number-params.ts';

const DOOR_WORDS: Readonly<Record<string, DeliveryPaymentMethod>> = {
  cash: 'cash_driver',
  para: 'cash_driver',
  'para në dorëzim': 'cash_driver',
  'me afat': 'terms',
  bankë: 'bank',
  banke: 'bank',
};

const handoverMethodParam = z.preprocess((value) => {
  if (typeof value !== 'string') return value;
  const word = value.trim().toLowerCase();
  return DOOR_WORDS[word] ?? word;
}, z.enum(DELIVERY_PAYMENT_METHODS));

export const handoverParams = {
  payment_method: handoverMethodParam.optional(),
  amount_received: eurosParam(MAX_AMOUNT_CENTS).optional(),
};

export function toHandoverPayment({
  payment_method: method,
  amount_received: amountCents,
}: {
  readonly payment_method?: DeliveryPaymentMethod | undefined;
  readonly amount_received?: number | undefined;
}): DeliveryPayment | undefined {
  return method === undefined && amountCents === undefined ? undefined : { method, amountCents };
}
