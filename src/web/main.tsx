import './styles/shop-styles.ts';
import './styles/fonts.css';
import './styles/global.css';
import './styles/first-paint.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { STAFF_HOMES } from '#shared/roles.ts';
import { App } from './app.tsx';
import { cacheProductLists } from './device/product-cache.ts';
import { readFirmOfPage } from './firm.ts';
import { createShopRouter, createStaffRouter } from './router.tsx';
import { getSession } from './session.ts';
import { holdFind } from './startup/early-find.ts';
import { startSession } from './startup/start-session.ts';

readFirmOfPage();
if (isOfStaff()) holdFind(false);
void startSession();
cacheProductLists(() => {
  const session = getSession();
  return session.status === 'user' ? session.user.id : null;
});

/** Without top-level `await`: staff pages share code with this file, and both would wait for each other forever. */
async function start(): Promise<void> {
  const router = isOfStaff()
    ? createStaffRouter((await import('./workspace-routes.ts')).workspaceRoutes)
    : createShopRouter();
  const root = document.getElementById('root');
  if (!root) return;
  // The server's first paint stays until the code of its page has loaded.
  if (root.querySelector('.hero-frame, .shelf-page, .product-page')) await router.load();
  // A transition renders in slices, so that input is answered while it runs.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App router={router} />
      </StrictMode>,
    ),
  );
}

function isOfStaff(): boolean {
  return STAFF_HOMES.some((home) => window.location.pathname.startsWith(home));
}

void start();
