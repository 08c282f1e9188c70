import { useDebouncedValue } from '@mantine/hooks';
import { skipToken, useIsFetching, useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { PAYMENT_METHOD_LABELS } from '#shared/accounting/ledger.ts';
import { formatDate } from '#shared/dates/shop-dates.ts';
import { STATUS } from '#shared/order-status.ts';
import { formatCents } from '#shared/prices/money.ts';
import { formatUnitPrice } from '#shared/prices/unit-price.ts';
import type { Role } from '#shared/roles.ts';
import { formatPhone } from '#shared/text/phone.ts';
import { api } from '#web/api.ts';
import { SEARCH_MAX_LENGTH } from '#web/ui/search-input.tsx';
import { workspaceTexts as texts } from './texts.ts';

export type Found = { readonly label: string; readonly items: readonly Item[] };

type Item = { readonly href: string; readonly label: string; readonly description: string };

const LIMIT = 5;
/** On a customer's account page in the office. */
const ENTRIES_PER_PAGE = 20;
const DELAY_MS = 200;

export function useFound(
  role: Role | undefined,
  query: string,
): { readonly found: readonly Found[]; readonly isSettled: boolean } {
  const [settled] = useDebouncedValue(query.slice(0, SEARCH_MAX_LENGTH), DELAY_MS);
  const isWhole = settled.length >= 2 || /^#?\d+$/.test(settled);
  const orders = useFoundOrders(role, isWhole ? settled : '');
  const term = settled.length < 2 ? '' : settled;
  const office = useFoundByOffice(role === 'admin' ? term : '');
  const warehouse = useFoundByWarehouse(role === 'stocker' ? term : '');
  const telephone = useFoundByTelephone(role === 'call_agent' ? term : '');
  const packing = useFoundByPacking(role === 'packer' && isWhole ? settled : '');
  const asked = useIsFetching({ predicate: ({ state }) => state.status === 'pending' });
  return {
    found: [...orders, ...office, ...warehouse, ...telephone, ...packing],
    isSettled: settled === query.slice(0, SEARCH_MAX_LENGTH) && asked === 0,
  };
}

const ORDER_PAGES = {
  admin: { find: api.admin.orders.find, page: '/secret-dashboard/orders' },
  stocker: { find: api.stocker.orders.find, page: '/stocker-dashboard/orders' },
  call_agent: { find: api.callAgent.orders.find, page: '/call-center-dashboard' },
} as const;

function useFoundOrders(role: Role | undefined, term: string): readonly Found[] {
  const desk = role === 'admin' || role === 'stocker' || role === 'call_agent' ? role : null;
  const { find, page } = ORDER_PAGES[desk ?? 'stocker'];
  const { data = [] } = useQuery(find.queryOptions(desk === null || term === '' ? skipToken : { term }));
  const items = data.slice(0, LIMIT).map((order) => ({
    href: `${page}?order=${order.orderId}`,
    label: texts.order(order.orderId),
    description: [
      order.buyerName,
      whyFound(order),
      order.status,
      order.deliverDate && formatDate(order.deliverDate),
      formatCents(order.totalCents),
    ]
      .filter(Boolean)
      .join(' · '),
  }));
  return [{ label: texts.orders, items }];
}

/** A typed number may be part of a phone number, or of a product's code. */
function whyFound({ matchedBy, buyerPhone }: inferOutput<typeof api.stocker.orders.find>[number]): string {
  if (matchedBy === 'number') return '';
  return matchedBy === 'customer' ? formatPhone(buyerPhone) : texts.byProduct;
}

function useFoundByOffice(term: string): readonly Found[] {
  const users = useQuery(
    api.admin.users.list.queryOptions(term === '' ? skipToken : { search: term, limit: LIMIT }),
  );
  const products = useQuery(
    api.admin.products.list.queryOptions(term === '' ? skipToken : { query: term, limit: LIMIT }),
  );
  const documents = useQuery(
    api.admin.documents.list.queryOptions(term === '' ? skipToken : { query: term, limit: LIMIT }),
  );
  const payments = useQuery(
    api.admin.receivables.findPayments.queryOptions(term === '' ? skipToken : { query: term, limit: LIMIT }),
  );
  return [
    {
      label: texts.customers,
      items: (users.data?.users ?? []).map((user) => ({
        href: `/secret-dashboard/users?user=${user.id}`,
        label: user.name,
        description: formatPhone(user.phone),
      })),
    },
    {
      label: texts.products,
      items: (products.data?.products ?? []).map((product) => ({
        href: `/secret-dashboard/products/${product.id}`,
        label: product.name,
        description: `${product.code} · ${formatUnitPrice(product.priceE4)}`,
      })),
    },
    {
      label: texts.documents,
      items: (documents.data?.documents ?? []).map((document) => ({
        href: `/secret-dashboard/documents?document=${document.id}`,
        label: document.number,
        description: [
          document.buyer.name,
          formatDate(document.issuedOn),
          formatCents(document.totalCents),
          openText(document),
        ]
          .filter(Boolean)
          .join(' · '),
      })),
    },
    {
      label: texts.payments,
      items: (payments.data ?? []).map((payment) => ({
        href: paymentHref(payment),
        label: payment.number,
        description: [
          payment.customerName,
          PAYMENT_METHOD_LABELS[payment.method],
          formatDate(payment.receivedOn),
          formatCents(payment.amountCents),
          payment.reference,
        ]
          .filter(Boolean)
          .join(' · '),
      })),
    },
  ];
}

type FoundPayment = inferOutput<typeof api.admin.receivables.findPayments>[number];

function paymentHref({ customerId, newerEntries, number }: FoundPayment): string {
  const page = Math.floor(newerEntries / ENTRIES_PER_PAGE) + 1;
  return `/secret-dashboard/accounts/${customerId}?view=entries&page=${page}#${number}`;
}

function openText({ openCents }: { readonly openCents: number | null }): string {
  if (openCents === null) return '';
  return openCents === 0 ? texts.paid : texts.open(formatCents(openCents));
}

function useFoundByWarehouse(term: string): readonly Found[] {
  const products = useQuery(
    api.stocker.stock.list.queryOptions(term === '' ? skipToken : { query: term, limit: LIMIT }),
  );
  const items = (products.data?.items ?? []).map((product) => ({
    href: `/stocker-dashboard/stock?q=${encodeURIComponent(product.code)}`,
    label: product.name,
    description: product.code,
  }));
  return [{ label: texts.products, items }];
}

function useFoundByTelephone(term: string): readonly Found[] {
  const { data = [] } = useQuery(
    api.callAgent.customers.search.queryOptions(term === '' ? skipToken : { term, limit: LIMIT }),
  );
  const items = data.map((customer) => ({
    href: `/call-center-dashboard?customer=${customer.id}`,
    label: customer.name,
    description: formatPhone(customer.phone),
  }));
  return [{ label: texts.customers, items }];
}

function useFoundByPacking(term: string): readonly Found[] {
  const orders = useQuery(api.packer.orders.find.queryOptions(term === '' ? skipToken : { term }));
  const customers = useQuery(
    api.packer.customers.search.queryOptions(term.length < 2 ? skipToken : { search: term }),
  );
  return [
    {
      label: texts.orders,
      items: (orders.data ?? []).slice(0, LIMIT).map((order) => ({
        href: packingHref(order),
        label: texts.order(order.orderId),
        description: [order.buyerName, order.status, order.deliverDate && formatDate(order.deliverDate)]
          .filter(Boolean)
          .join(' · '),
      })),
    },
    {
      label: texts.customers,
      items: (customers.data ?? []).slice(0, LIMIT).map((customer) => ({
        href: `/package-dashboard/clients?customer=${customer.id}`,
        label: customer.name,
        description: formatPhone(customer.phone),
      })),
    },
  ];
}

type FoundPacking = inferOutput<typeof api.packer.orders.find>[number];

/** The list of its day, containing only this order. */
function packingHref({ orderId, deliverDate, status }: FoundPacking): string {
  const search = new URLSearchParams({
    ...(deliverDate === null ? {} : { date: deliverDate, by: 'delivery' }),
    q: `#${orderId}`,
    ...(status === STATUS.delivered ? { delivered: 'on' } : {}),
  });
  return `/package-dashboard/orders?${search}`;
}
