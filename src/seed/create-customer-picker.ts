import { addDays, type ISODate } from '#shared/shop-dates.ts';
import type { Random } from './random.ts';

/** The named customers, who order all the time. */
const REGULARS = 20;
/** One in so many of the others has gone quiet. */
const QUIET_ONE_IN = 9;

/** Picks who orders on a day. Some have not ordered for a month or more: the office is shown whom to call. */
export function createCustomerPicker<Customer extends { readonly id: number }>(
  customers: readonly Customer[],
  today: ISODate,
  random: Random,
): (date: ISODate) => Customer {
  const regulars = customers.slice(0, REGULARS);
  const lastDays = new Map(
    customers.flatMap(({ id }, index) =>
      index >= REGULARS && index % QUIET_ONE_IN === 0
        ? [[id, addDays(today, -32 - ((index * 7) % 20))] as const]
        : [],
    ),
  );
  return (date) => {
    const customer = random.pick(customers);
    const lastDay = lastDays.get(customer.id);
    return lastDay === undefined || date <= lastDay ? customer : random.pick(regulars);
  };
}
