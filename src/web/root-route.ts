import { createRootRoute } from '@tanstack/react-router';
import { Root } from './root.tsx';

type AnySearch = Readonly<Record<string, string | undefined>>;

const anySearch = (search: Record<string, unknown>): AnySearch =>
  Object.fromEntries(
    Object.entries(search).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

export const rootRoute = createRootRoute({ component: Root, validateSearch: anySearch });
