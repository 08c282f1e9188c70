import { findDeliveryDateProblem } from '#shared/dates/delivery-dates.ts';
import { useShopInfoNow } from '#web/routes/storefront/use-shop-info.ts';
import type { Checkout } from './use-checkout.ts';

export function useDeliveryDay({ deliverDate }: Pick<Checkout, 'deliverDate'>) {
  const shop = useShopInfoNow();
  const info = shop.data;
  const problem =
    deliverDate === null || info === undefined
      ? null
      : findDeliveryDateProblem(
          deliverDate,
          { date: info.today, hour: info.hour },
          info.deliveryRules,
          'customer',
        );
  const chosen = info !== undefined && problem === null ? deliverDate : null;
  return { shop, info, problem, chosen };
}
