import { z } from 'zod';
import { DOOR_METHODS, type DoorMethod } from '#shared/ledger.ts';
import type { DoorPayment } from '#shared/ledger-inputs.ts';
import { MAX_AMOUNT_CENTS } from '#shared/ledger-inputs.ts';
import { eurosParam } from './number-params.ts';

const DOOR_WORDS: Readonly<Record<string, DoorMethod>> = {
  cash: 'cash_driver',
  para: 'cash_driver',
  'para në dorëzim': 'cash_driver',
  'me afat': 'terms',
  bankë: 'bank',
  banke: 'bank',
};

const doorMethodParam = z.preprocess((value) => {
  if (typeof value !== 'string') return value;
  const word = value.trim().toLowerCase();
  return DOOR_WORDS[word] ?? word;
}, z.enum(DOOR_METHODS));

export const doorParams = {
  payment_method: doorMethodParam.optional(),
  amount_received: eurosParam(MAX_AMOUNT_CENTS).optional(),
};

export function toDoorPayment({
  payment_method: method,
  amount_received: amountCents,
}: {
  readonly payment_method?: DoorMethod | undefined;
  readonly amount_received?: number | undefined;
}): DoorPayment | undefined {
  return method === undefined && amountCents === undefined ? undefined : { method, amountCents };
}
