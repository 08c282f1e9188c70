import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { DEFAULT_REGION_RULES, type RegionRules } from '#shared/dates/delivery-dates.ts';
import { api } from '#web/api.ts';
import { queryClient } from '#web/query-client.ts';
import { draw, drawText } from '#web/testing/draw.tsx';
import { CheckoutPanel } from './checkout-panel.tsx';
import { DeliveryCalendar } from './delivery-calendar.tsx';

const INFO = {
  today: '2026-11-18',
  hour: 9,
  deliveryRules: { ...DEFAULT_REGION_RULES, fullDates: ['2026-11-19'] },
} as const;
const CART = {
  lines: [],
  totalCents: 5000,
  minimum: { minimumCents: 0, transportCents: null },
  termsDays: 30,
} as never;

afterEach(() => {
  queryClient.clear();
  onlineManager.setOnline(true);
});

function panel(deliverDate: string, deliveryRules: RegionRules): string {
  queryClient.setQueryData(api.public.shop.info.queryKey(), { ...INFO, deliveryRules } as never);
  return drawText(
    <CheckoutPanel
      cart={CART}
      order={{ deliverDate, comment: '', error: null, review: { note: null } } as never}
      hasDays
    />,
  );
}

test('a full day says so and why it can’t be had, an open one only its number', () => {
  const html = draw(<DeliveryCalendar info={INFO} value={null} onChange={() => {}} />);
  const dayOf = (date: string) =>
    html.match(new RegExp(`<button[^>]*aria-label="[^"]*${date}[^]*?</button>`))?.[0];
  expect(dayOf('e enjte, 19 nëntor 2026')).toMatch(/Kjo ditë është plot.*data-closed="full".*19<small>plot/);
  expect(dayOf('e premte, 20 nëntor 2026')).toMatch(/>20<\/button>$/);
  expect(dayOf('e shtunë, 21 nëntor 2026')).toMatch(/data-closed="ahead".*>21<\/button>$/);
});

test('next to the chosen day stands when the van comes, and a day that filled up is said to be full', () => {
  const weekdays = DEFAULT_REGION_RULES.weekdays.map((rule) => ({ ...rule, window: '08–11' }));
  expect(panel('2026-11-20', { ...INFO.deliveryRules, weekdays })).toContain(
    'e premte, 20 nëntor 2026, ora 08–11',
  );
  expect(panel('2026-11-20', INFO.deliveryRules)).not.toContain('ora 08');
  expect(panel('2026-11-19', INFO.deliveryRules)).toContain('Kjo ditë është plot. Zgjidhni një ditë tjetër.');
});

test('the next five days are offered, each with what it is called; one between that is full says so', () => {
  const text = panel('2026-11-24', INFO.deliveryRules);
  expect(text).toMatch(
    /Sot 18\s+nëntor Nesër 19\s+nëntor plot E premte 20\s+nëntor E hënë 23\s+nëntor E martë 24\s+nëntor E mërkurë 25/,
  );
  expect(text).toContain('E martë – porositni deri të martën në 12:00.');
});

test('how the order is paid is said by the terms of the customer', () => {
  expect(panel('2026-11-20', INFO.deliveryRules)).toContain('Pagesa Me afat, 30 ditë pas faturës');
});

test('without a network it is said that the days come later', () => {
  onlineManager.setOnline(false);
  const order = { deliverDate: null, comment: '', error: null, review: { note: null } } as never;
  expect(drawText(<CheckoutPanel cart={CART} order={order} hasDays />)).toContain(
    'Ditët shihen sapo të kthehet lidhja.',
  );
});
