import { createRootRoute } from '@tanstack/react-router';
import { Root } from './root.tsx';

/** What an address may carry after the question mark; each page reads its own. */
type AnySearch = Readonly<Record<string, string | undefined>>;

const anySearch = (search: Record<string, unknown>): AnySearch =>
  Object.fromEntries(
    Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

/** The root of all addresses. */
export const rootRoute = createRootRoute({ component: Root, validateSearch: anySearch });
