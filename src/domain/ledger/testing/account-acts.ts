import fc from 'fast-check';

const pick = fc.nat({ max: 30 });
const cents = fc.integer({ min: 1, max: 9000 });
const who = fc.nat({ max: 1 });
const till = fc.constantFrom(1, 2, null);

export const act = fc.oneof(
  fc.record({ do: fc.constant('order' as const), who, pieces: fc.integer({ min: 1, max: 9 }) }),
  fc.record({
    do: fc.constant('deliver' as const),
    order: pick,
    cents: fc.nat({ max: 9000 }),
    hoursAgo: fc.nat({ max: 60 }),
  }),
  fc.record({
    do: fc.constant('pay' as const),
    who,
    cents,
    method: fc.constantFrom('cash_counter' as const, 'bank' as const, 'card' as const),
    daysAgo: fc.nat({ max: 3 }),
    chosen: fc.option(pick),
  }),
  fc.record({ do: fc.constant('collect' as const), who, driver: fc.nat({ max: 1 }), cents }),
  fc.record({ do: fc.constant('reverse' as const), payment: pick }),
  fc.record({ do: fc.constant('credit' as const), invoice: pick, cents }),
  fc.record({ do: fc.constant('use' as const), who }),
  fc.record({ do: fc.constant('write-off' as const), who, cents }),
  fc.record({ do: fc.constant('open' as const), who, cents: fc.integer({ min: -5000, max: 5000 }) }),
  fc.record({ do: fc.constant('close' as const), till, daysAgo: fc.nat({ max: 2 }) }),
  fc.record({
    do: fc.constant('evening' as const),
    tills: fc.shuffledSubarray([1, 2, null], { minLength: 2 }),
    daysAgo: fc.nat({ max: 1 }),
  }),
  fc.record({ do: fc.constant('reopen' as const), till, daysAgo: fc.nat({ max: 3 }) }),
  fc.record({
    do: fc.constant('change' as const),
    driver: fc.constantFrom(1, 2),
    cents,
    daysAgo: fc.nat({ max: 3 }),
  }),
  fc.record({ do: fc.constant('take-change-back' as const), change: pick }),
  fc.record({ do: fc.constant('terms' as const), who, days: fc.nat({ max: 40 }) }),
  fc.record({ do: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 30 }) }),
);

export type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;
export type Of<Do extends Act['do']> = Extract<Act, { readonly do: Do }>;
