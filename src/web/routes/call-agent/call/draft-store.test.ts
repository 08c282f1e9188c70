import { beforeEach, expect, test, vi } from 'vitest';
import type { Draft } from './draft.ts';

const draft: Draft = {
  customerId: 7,
  customerName: 'Furra Arta',
  lines: [],
  deliverDate: '2026-11-25',
  comment: 'Hyrja nga oborri',
  key: 'k',
  isParked: true,
  leftAt: 5,
};

async function openPage() {
  vi.resetModules();
  return import('./draft-store.ts');
}

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

test('a draft outlives a reload and a session that ran out', async () => {
  const page = await openPage();
  page.saveDraft(1, draft);
  expect(page.findDraft(null, 7)).toBeUndefined();
  expect(page.findDraft(1, 7)).toEqual(draft);
  expect((await openPage()).findDraft(1, 7)).toEqual(draft);
});

test('nothing is kept while nobody is logged in', async () => {
  const page = await openPage();
  page.saveDraft(null, draft);
  page.forgetDraft(null, 7);
  expect(page.findDraft(null, 7)).toBeUndefined();
  expect(page.findDraft(1, 7)).toBeUndefined();
});

test('another agent finds nothing, and leaves nothing behind', async () => {
  const page = await openPage();
  page.saveDraft(1, draft);
  expect(page.findDraft(2, 7)).toBeUndefined();
  expect(page.findDraft(1, 7)).toBeUndefined();
});

test('what is no draft is not read, and a forgotten one is gone', async () => {
  const page = await openPage();
  page.saveDraft(1, draft);
  page.saveDraft(1, { ...draft, customerId: 8 });
  page.forgetDraft(1, 7);
  const reloaded = await openPage();
  expect(reloaded.findDraft(1, 7)).toBeUndefined();
  expect(reloaded.findDraft(1, 8)).toMatchObject({ customerId: 8 });
  sessionStorage.setItem(
    'furnizo.tab.drafts',
    JSON.stringify({ agentId: 1, drafts: [{ customerId: 9 }, 3] }),
  );
  expect((await openPage()).findDraft(1, 9)).toBeUndefined();
});
