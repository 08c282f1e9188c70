import './styles/shop-styles.ts';
import './styles/fonts.css';
import './styles/global.css';
import './styles/first-paint.css';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { STAFF_HOMES } from '#shared/roles.ts';
import { App } from './app.tsx';
import { cacheProductLists } from './product-cache.ts';
import { createShopRouter, createStaffRouter } from './router.tsx';
import { getSession } from './session.ts';
import { startSession } from './start-session.ts';

void startSession();
cacheProductLists(() => {
  const session = getSession();
  return session.status === 'user' ? session.user.id : null;
});

/**
 * Shows the page. No `await` stands at the top of this file: the pages of the staff share code with it, and each would
 * wait for the other for ever.
 */
async function start(): Promise<void> {
  const isOfStaff = STAFF_HOMES.some((home) => window.location.pathname.startsWith(home));
  const router = isOfStaff
    ? createStaffRouter((await import('./workspace-routes.ts')).workspaceRoutes)
    : createShopRouter();
  const root = document.getElementById('root');
  if (!root) return;
  // What the server has drawn stays until the code of its page is there.
  if (root.querySelector('.hero-frame, .shelf-page, .product-page')) await router.load();
  // As a transition it is drawn in slices: who touches the page meanwhile is answered.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <App router={router} />
      </StrictMode>,
    ),
  );
}

void start();
