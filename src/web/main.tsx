import './styles/shop-styles.ts';
import './styles/fonts.css';
import './styles/global.css';
import './styles/first-paint.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { keepProductLists } from './product-cache.ts';
import { getSession } from './session.ts';
import { startSession } from './start-session.ts';

void startSession();
keepProductLists(() => {
  const session = getSession();
  return session.status === 'user' ? session.user.id : null;
});

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  );
}
