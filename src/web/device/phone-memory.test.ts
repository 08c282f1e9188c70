import { expect, test, vi } from 'vitest';

const { disk, commits } = vi.hoisted(() => ({ disk: new Map<string, unknown>(), commits: [] as string[] }));

vi.mock('idb-keyval', () => {
  type Use = (mode: string, work: (kept: unknown) => void) => void;
  const within = (use: Use, name: string, change: () => void) =>
    use('readwrite', () => {
      change();
      commits.push(`written ${name}`);
    });
  return {
    createStore: (): Use => (_mode, work) =>
      work({ transaction: { commit: () => commits.push('committed') } }),
    get: async (name: string) => disk.get(name),
    set: async (name: string, value: unknown, use: Use) => within(use, name, () => disk.set(name, value)),
    del: async (name: string, use: Use) => within(use, name, () => disk.delete(name)),
    keys: async () => [...disk.keys()],
  };
});

// Another test file of this process may have loaded it without the mock above.
vi.resetModules();
const { forgetPhoneMemory, writeStored, listStored, openPhoneMemory, readStored } = await import(
  './phone-memory.ts'
);

const driver = { userId: 3, day: '2026-11-20' } as const;

test('at the turn of the day stops and papers of yesterday go, what is for tomorrow, begun or not yet sent stays', async () => {
  await openPhoneMemory(driver);
  for (const name of ['stops/2026-11-20', 'papers/1504', 'load/2026-11-21', 'outbox/1', 'handover/7'])
    await writeStored(name, 'x');
  await openPhoneMemory(driver);
  expect(await readStored('papers/1504')).toBe('x');
  await openPhoneMemory({ ...driver, day: '2026-11-21' });
  expect(await listStored('')).toEqual(['load/2026-11-21', 'outbox/1', 'handover/7']);
  expect(await readStored('papers/1504')).toBe(null);
});

test('another driver finds nothing of the first, who still sends what was not sent; logging out forgets all but that', async () => {
  await openPhoneMemory({ userId: 4, day: '2026-11-21' });
  expect(await listStored('')).toEqual([]);
  for (const name of ['papers/1505', 'outbox/2', 'conflicts/1', 'photos/1']) await writeStored(name, 'x');
  await forgetPhoneMemory();
  expect(await listStored('')).toEqual([]);
  expect([...disk.keys()].filter((name) => name !== 'owner')).toEqual([
    '3/outbox/1',
    '4/outbox/2',
    '4/conflicts/1',
    '4/photos/1',
  ]);
});

test('what is kept is committed as it is written: no reload and no discarded page takes it back', async () => {
  await openPhoneMemory(driver);
  commits.length = 0;
  await writeStored('load/2026-11-20', 'x');
  await writeStored('load/2026-11-20', null);
  expect(commits).toEqual([
    'written 3/load/2026-11-20',
    'committed',
    'written 3/load/2026-11-20',
    'committed',
  ]);
});
