import { addDays, type ISODate } from '#shared/shop-dates.ts';
import type { Random } from './random.ts';

const REGULARS = 20;
const QUIET_ONE_IN = 9;

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
