import type { QueryKey } from '@tanstack/react-query';
import type { inferInput, inferOutput } from '@trpc/tanstack-react-query';
import { isCategory } from '#shared/categories.ts';
import { FIRST_DATA_ID } from '#shared/first-data.ts';
import { api, client } from '#web/api.ts';
import { restoreProductLists } from '#web/device/product-cache.ts';
import { isOffline } from '#web/error-text.ts';
import { afterLoad } from '#web/hooks/after-load.ts';
import { queryClient } from '#web/query-client.ts';
import { assumeSession, expireUser, findLastUser, getSession, isSessionKey, setUser } from '#web/session.ts';
import { changePerson } from './change-person.ts';

const OPEN_PAGES = /^\/($|category\/|search|product\/)/;

function isOpenPage(): boolean {
  return OPEN_PAGES.test(location.pathname) || isCategory(location.pathname.slice(1));
}

export async function startSession(): Promise<void> {
  const last = findLastUser();
  restoreProductLists(last?.id ?? null);
  if (last === null) takeFirstData();
  window.addEventListener('storage', (event) => {
    if (isSessionKey(event.key)) followOtherTab();
  });
  // A page restored from the back/forward cache has missed the storage events of other tabs.
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) followOtherTab();
  });
  if (!isOpenPage()) return confirmSession();
  assumeSession(last);
  // A guest's first paint is not delayed by this request.
  if (last) return confirmSession();
  afterLoad(() => void confirmSession());
}

async function confirmSession(): Promise<void> {
  const last = findLastUser();
  const asked = getSession();
  try {
    const user = await client.public.auth.me.query();
    // A login or logout during the request is newer than its answer.
    if (getSession() !== asked) return;
    // Their lists were restored from the device.
    if (last && last.id !== user?.id) changePerson(last.id, user?.id ?? null);
    if (user) setUser(user);
    else expireUser();
  } catch (error) {
    // Offline, the last user continues with the data on the device; the server is asked again later.
    assumeSession(last);
    const again = () => void confirmSession();
    if (isOffline(error)) window.addEventListener('online', again, { once: true });
    else setTimeout(again, 5000);
  }
}

function followOtherTab(): void {
  const user = findLastUser();
  const session = getSession();
  const here = session.status === 'user' ? session.user.id : null;
  if (here === (user?.id ?? null)) return;
  // Data of another user must not stay on the screen of this tab.
  location.reload();
}

const { byCategory, product, search } = api.public.catalog;

type FirstData =
  | {
      readonly path: 'byCategory';
      readonly input: inferInput<typeof byCategory>;
      readonly data: inferOutput<typeof byCategory>;
    }
  | {
      readonly path: 'search';
      readonly input: inferInput<typeof search>;
      readonly data: inferOutput<typeof search>;
    }
  | {
      readonly path: 'product';
      readonly input: inferInput<typeof product>;
      readonly data: inferOutput<typeof product>;
    };

export function takeFirstData(): void {
  const text = document.getElementById(FIRST_DATA_ID)?.textContent;
  if (!text) return;
  // Our own server wrote it into this document, so it needs no validation.
  const first = JSON.parse(text) as FirstData;
  if (first.path === 'product') queryClient.setQueryData(product.queryKey(first.input), first.data);
  else if (first.path === 'search') showPage(search.infiniteQueryKey(first.input), first.data);
  else showPage(byCategory.infiniteQueryKey(first.input), first.data);
}

function showPage(key: QueryKey, page: unknown): void {
  queryClient.setQueryData(key, { pages: [page], pageParams: [null] });
}
