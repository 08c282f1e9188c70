import { createRootRoute } from '@tanstack/react-router';
import { Root } from './root.tsx';

export const rootRoute = createRootRoute({ component: Root });
