import { onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { ACTS, AGRON, BESNIK, DAY, fetchFromServer, locks, server } from '#web/testing/fake-road.ts';

const { disk, storage } = vi.hoisted(() => ({
  disk: new Map<string, unknown>(),
  storage: { isFull: false, removed: [] as string[] },
}));

vi.mock('idb-keyval', () => ({
  createStore: () => null,
  get: async (name: string) => structuredClone(disk.get(name)),
  set: async (name: string, value: unknown) => {
    if (storage.isFull) throw new DOMException('full', 'QuotaExceededError');
    disk.set(name, structuredClone(value));
  },
  del: async (name: string) => {
    storage.removed.push(name);
    disk.delete(name);
  },
  keys: async () => [...disk.keys()],
}));

async function openPage() {
  vi.resetModules();
  const { queryClient } = await import('#web/query-client.ts');
  const session = await import('#web/session.ts');
  const memory = await import('#web/device/phone-memory.ts');
  const { senders } = await import('./outbox-senders.ts');
  const { listStoredOf, countAtRisk } = await import('./outbox-store.ts');
  const { takeUpOutbox } = await import('./take-up-outbox.ts');
  const { listConflicts, restoreConflicts } = await import('#web/routes/driver/conflicts/conflicts.ts');
  const { listUnreadable, dropUnreadable } = await import('./unreadable.ts');
  const { logOut } = await import('#web/log-out.ts');
  queryClient.mount();
  let workspace = new AbortController();
  session.onSessionChange(() => workspace.abort());
  const close = () => {
    workspace.abort();
    queryClient.unmount();
    queryClient.clear();
    locks.free();
  };
  onTestFinished(close);
  return {
    close,
    listConflicts,
    listUnreadable,
    dropUnreadable,
    countAtRisk,
    logOut,
    unsent: () => listStoredOf(AGRON.id).length,
    logIn: async (user: typeof AGRON | typeof BESNIK) => {
      server.login = user.id;
      session.setUser(user);
      workspace = new AbortController();
      await memory.openPhoneMemory({ userId: user.id, day: DAY });
      await restoreConflicts();
      // The workspace accesses the queue before it is restored.
      queryClient.getMutationCache().notify({ type: 'observerRemoved' } as never);
      await takeUpOutbox(user.id, workspace.signal);
    },
    act: async (...names: (keyof typeof ACTS)[]) => {
      for (const [kind, variables] of names.map((name) => ACTS[name])) {
        const options = queryClient.defaultMutationOptions(senders[kind] as never);
        const mutation = queryClient.getMutationCache().build(queryClient, options);
        mutation.execute(structuredClone(variables) as never).catch(() => {});
      }
      await vi.advanceTimersByTimeAsync(1);
    },
  };
}

const queued = () => [...disk.keys()].filter((name) => name.includes('/outbox/'));
const settle = () => vi.advanceTimersByTimeAsync(10_000);

async function goOnline(): Promise<void> {
  onlineManager.setOnline(true);
  await settle();
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  vi.stubGlobal('navigator', {
    locks,
    get onLine() {
      return onlineManager.isOnline();
    },
  });
  vi.stubGlobal('fetch', fetchFromServer);
  disk.clear();
  locks.held.clear();
  storage.isFull = false;
  server.reset();
  onlineManager.setOnline(true);
});

afterEach(() => {
  // The next test file of this process must not see the state of these pages.
  vi.resetModules();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  onlineManager.setOnline(true);
});

test.each(Object.keys(ACTS) as (keyof typeof ACTS)[])(
  'a login that ended while there was no network: %s is sent once after the next, on the same page or after a reload',
  async (name) => {
    for (const isReloaded of [false, true]) {
      disk.clear();
      server.reset();
      let page = await openPage();
      await page.logIn(AGRON);
      disk.set('3/photos/1-a', new Blob(['door']));
      onlineManager.setOnline(false);
      await page.act(name);
      server.login = null;
      await goOnline();
      expect(server.booked).toEqual([]);
      expect(queued()).toHaveLength(1);
      if (isReloaded) {
        page.close();
        page = await openPage();
      }
      await page.logIn(AGRON);
      await settle();
      expect(server.booked.filter((what) => !what.endsWith('storePhoto'))).toEqual([`3 ${ACTS[name][2]}`]);
      expect(queued()).toEqual([]);
      expect(page.unsent()).toBe(0);
      expect(disk.has('3/photos/1-a')).toBe(name !== 'handover');
      page.close();
    }
  },
);

test('another driver on the same page sends nothing of the first, who finds all of it at the next login', async () => {
  const page = await openPage();
  await page.logIn(AGRON);
  onlineManager.setOnline(false);
  await page.act('quick', 'count', 'spend', 'collect', 'handover');
  server.login = null;
  await goOnline();
  await page.logIn(BESNIK);
  await settle();
  await page.act('attempt');
  await settle();
  expect(server.booked).toEqual(['4 driver.orders.attempt']);
  expect(page.listConflicts()).toEqual([]);
  expect(queued()).toHaveLength(5);
  await page.logIn(AGRON);
  await settle();
  expect(server.booked.filter((what) => what.startsWith('3 driver') && !what.endsWith('Photo'))).toHaveLength(
    5,
  );
  expect(queued()).toEqual([]);
});

test('what waits for a server that is busy is not sent by the driver who logs in after the first has logged out', async () => {
  const page = await openPage();
  await page.logIn(AGRON);
  server.refusal = 503;
  await page.act('spend');
  server.refusal = 0;
  await Promise.all([page.logOut(), vi.advanceTimersByTimeAsync(5)]);
  await page.logIn(BESNIK);
  await settle();
  expect(server.booked).not.toContain('4 driver.cash.spend');
  expect(queued()).toHaveLength(1);
  await page.logIn(AGRON);
  await settle();
  expect(server.booked).toContain('3 driver.cash.spend');
  expect(queued()).toEqual([]);
});

test('two tabs: what either did is sent once, by the other when its own page has gone', async () => {
  const first = await openPage();
  await first.logIn(AGRON);
  onlineManager.setOnline(false);
  await first.act('quick', 'count');
  const second = await openPage();
  await second.logIn(AGRON);
  await second.act('handover');
  expect(second.unsent()).toBe(1);
  first.close();
  await settle();
  expect(second.unsent()).toBe(3);
  await goOnline();
  expect(server.booked.filter((what) => !what.endsWith('Photo')).sort()).toEqual([
    '3 driver.cash.count',
    '3 driver.orders.deliver',
    '3 driver.orders.setStatus',
  ]);
  expect(queued()).toEqual([]);
});

test('a list that an earlier version kept is sent; what can’t be read of it stays on the phone and is shown', async () => {
  const [kind, variables] = ACTS.quick;
  const strange = { kind: 'swap', variables: { orderId: 5 }, at: 7 };
  const broken = { kind: 'status', variables: { orderId: 6, status: 'E Dorëzuar' }, at: 8 };
  disk.set('3/outbox/old', [{ kind, variables, at: 5, failures: 2 }, strange, broken]);
  const page = await openPage();
  await page.logIn(AGRON);
  await settle();
  expect(server.booked).toEqual(['3 driver.orders.setStatus']);
  expect(page.listUnreadable().map(({ stored }) => stored)).toEqual([[strange], [broken]]);
  expect(queued()).toHaveLength(2);
  page.close();
  const next = await openPage();
  await next.logIn(AGRON);
  await settle();
  expect(next.listUnreadable()).toHaveLength(2);
  for (const one of next.listUnreadable()) await next.dropUnreadable(one);
  expect([queued(), next.listUnreadable()]).toEqual([[], []]);
});

test('a phone that keeps nothing says so, and still sends after a login on the same page', async () => {
  const page = await openPage();
  await page.logIn(AGRON);
  onlineManager.setOnline(false);
  storage.isFull = true;
  await page.act('quick');
  expect(page.countAtRisk()).toBe(1);
  // It is stored with the next action once there is space.
  storage.isFull = false;
  await page.act('count');
  expect([page.countAtRisk(), queued().length]).toEqual([0, 2]);
  storage.isFull = true;
  await page.act('spend');
  expect(page.countAtRisk()).toBe(1);
  server.login = null;
  await goOnline();
  await page.logIn(AGRON);
  await settle();
  expect(server.booked.map((what) => what.slice(2)).sort()).toEqual([
    'driver.cash.count',
    'driver.cash.spend',
    'driver.orders.setStatus',
  ]);
  onlineManager.setOnline(false);
  await page.act('collect');
  server.login = null;
  await goOnline();
  expect(queued()).toEqual([]);
  await page.logIn(AGRON);
  await settle();
  expect(server.booked.at(-1)).toBe('3 driver.receivables.collect');
  expect([page.countAtRisk(), queued()]).toEqual([0, []]);
});

test('a refusal becomes a conflict before it leaves the queue; where the phone keeps no conflict it stays in it', async () => {
  const page = await openPage();
  await page.logIn(AGRON);
  server.refusal = 409;
  await page.act('quick');
  await settle();
  expect(page.listConflicts()).toMatchObject([{ kind: 'status', message: 'Jo' }]);
  expect(queued()).toEqual([]);
  storage.isFull = false;
  onlineManager.setOnline(false);
  await page.act('count');
  storage.isFull = true;
  await goOnline();
  expect(page.listConflicts()).toHaveLength(2);
  expect(queued()).toHaveLength(1);
});

test('a server that is away or busy is asked until it answers', async () => {
  const page = await openPage();
  await page.logIn(AGRON);
  for (const status of [502, 429]) {
    server.refusal = status;
    await page.act('spend');
    await settle();
    expect([page.unsent(), queued().length]).toEqual([1, 1]);
    server.refusal = 0;
    await settle();
    expect([page.unsent(), queued().length]).toEqual([0, 0]);
  }
  expect(page.listConflicts()).toEqual([]);
});

test('photos are forgotten after what they belong to: sent again without them it would be rejected', async () => {
  const page = await openPage();
  await page.logIn(AGRON);
  disk.set('3/photos/1-a', new Blob(['door']));
  storage.removed.length = 0;
  await page.act('handover');
  await settle();
  const folders = storage.removed.map((name) => name.split('/')[1]);
  expect(folders.filter((folder) => folder === 'outbox' || folder === 'photos')).toEqual([
    'outbox',
    'photos',
  ]);
});

test('what was done before the phone’s clock was set back is sent before what was done after it', async () => {
  let page = await openPage();
  await page.logIn(AGRON);
  onlineManager.setOnline(false);
  const clock = vi.spyOn(Date, 'now').mockReturnValue(1_800_000_000_000);
  onTestFinished(() => clock.mockRestore());
  await page.act('quick');
  clock.mockReturnValue(1_700_000_000_000);
  await page.act('count', 'spend');
  page.close();
  page = await openPage();
  await page.logIn(AGRON);
  await goOnline();
  expect(server.booked).toEqual(['3 driver.orders.setStatus', '3 driver.cash.count', '3 driver.cash.spend']);
});
