import type { Request } from 'autocannon';
import { DEMO_PASSWORD } from '#seed/seed-shop.ts';
import type { Requests } from './requests.ts';

export type Scenario = {
  readonly name: string;
  readonly make: (turn: number) => Pick<Request, 'method' | 'path' | 'headers' | 'body'>;
  readonly against: 'bytes' | 'bytes, not packed' | 'order';
};

export function toScenarios(requests: Requests): Scenario[] {
  const first =
    (name: keyof Requests): Scenario['make'] =>
    () =>
      requests[name](0);
  return [
    { name: 'home, first HTML', make: first('home'), against: 'bytes' },
    { name: 'category page, guest', make: first('category'), against: 'bytes' },
    {
      name: 'category page, guest, not packed',
      make: () => notPacked(requests),
      against: 'bytes, not packed',
    },
    { name: 'category page, customer', make: first('ownCategory'), against: 'bytes' },
    { name: 'category page, made anew each time', make: toFreshPage(requests), against: 'bytes' },
    { name: 'search', make: first('search'), against: 'bytes' },
    { name: 'product', make: first('product'), against: 'bytes' },
    { name: 'newest 20 orders of the office', make: first('officeList'), against: 'bytes' },
    { name: "a customer's orders", make: requests.ownOrders, against: 'bytes' },
    { name: "the stocker's day", make: requests.stockersDay, against: 'bytes' },
    { name: "a driver's agenda", make: requests.agenda, against: 'bytes' },
    { name: 'an invoice, PDF', make: requests.invoice, against: 'bytes' },
    // The packer is used by this scenario only: a login used this often ends its oldest sessions.
    { name: 'login', make: () => logIn, against: 'order' },
    { name: 'cart change', make: requests.cartChange, against: 'order' },
    { name: 'placing an order (5 lines)', make: requests.order, against: 'order' },
    { name: 'a status', make: requests.status, against: 'order' },
  ];
}

const logIn: ReturnType<Scenario['make']> = {
  method: 'POST',
  path: '/api/auth/login',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ email: 'packer@furnizo.test', password: DEMO_PASSWORD }),
};

export function notPacked({ category }: Requests): ReturnType<Scenario['make']> {
  const page = category(0);
  return { ...page, headers: { ...page.headers, 'accept-encoding': 'identity' } };
}

function toFreshPage(requests: Requests): Scenario['make'] {
  const page = requests.category(0);
  return (turn) => ({ ...page, path: `${page.path}&fresh=${turn}` });
}

export type DayKind = { readonly share: number; readonly make: Scenario['make'] };

export function toDay(requests: Requests): DayKind[] {
  return [
    { share: 6, make: requests.home },
    { share: 20, make: requests.category },
    { share: 12, make: requests.ownCategory },
    { share: 12, make: requests.search },
    { share: 16, make: requests.product },
    { share: 12, make: requests.cartChange },
    { share: 3, make: requests.order },
    { share: 5, make: requests.ownOrders },
    { share: 4, make: requests.officeList },
    { share: 3, make: requests.stockersDay },
    { share: 2, make: requests.agenda },
    { share: 4, make: requests.status },
    { share: 1, make: requests.invoice },
  ];
}
