import path from 'node:path';
import type { Rolldown } from 'vite';

type Graph = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

const FORMS = /node_modules[\\/](zod|@mantine[\\/]form)[\\/]/;

/**
 * Which files the browser fetches. Each costs a request, and more time than a few unneeded kilobytes: modules that many
 * screens share are in one file for those who may open them, modules of few screens stay with these. A first visit
 * fetches two: packages that change rarely, which an update of the shop leaves in the browser's cache, and what
 * main.tsx imports statically. Everything else is loaded by the screen that needs it.
 */
export const chunks: Rolldown.CodeSplittingGroup[] = [
  {
    name: 'vendor',
    test: /node_modules[\\/](react|react-dom|scheduler|clsx|@tanstack[\\/](react-router|router-core|history|react-query|query-core))[\\/]/,
    priority: 40,
  },
  { name: 'shop', test: /src[\\/]web[\\/]main\.tsx$/, priority: 30 },
  { name: 'icons', test: /@tabler[\\/]icons-react/, minShareCount: 2, priority: 25 },
  // Mantine's components by the screens that use them. The shop's pages need only the first four.
  {
    name: 'basics',
    test: /@mantine[\\/](hooks.*use-(debounced-callback|window-event|disclosure)|core.*components[\\/]Paper)/,
    priority: 25,
  },
  {
    name: 'inputs',
    test: parts('(Input|InputBase|TextInput|Textarea|NativeSelect|PasswordInput|Checkbox)[\\\\/]'),
    priority: 24,
  },
  { name: 'floating', test: parts('(Tooltip|Portal)[\\\\/]'), priority: 23 },
  { name: 'overlays', test: parts('Modal'), priority: 22 },
  { name: 'forms', test: FORMS, priority: 21 },
  // The driver's workspace loads all its pages at once, for the road.
  {
    name: 'driver',
    test: /web[\\/]routes[\\/]driver[\\/]\w+[\\/]/,
    minShareCount: 3,
    includeDependenciesRecursively: false,
    priority: 20,
  },
  {
    name: placeOf,
    debugName: 'own code',
    test: /src[\\/](web|shared)[\\/]/,
    minShareCount: 4,
    // Its dependencies are reached by as many screens, or more, and have their own group.
    includeDependenciesRecursively: false,
    priority: 10,
  },
  {
    name: 'staff-parts',
    test: /@mantine[\\/](hooks|core.*components[\\/](?!Divider|FileButton|Loader))/,
    minShareCount: 4,
    priority: 1,
  },
];

function parts(components: string): RegExp {
  return new RegExp(`@mantine[\\\\/]core.*components[\\\\/]${components}`);
}

// As Rolldown names it, on Windows too.
const STAFF_ROUTES = path.resolve('src/web/workspace-routes.ts').replaceAll('\\', '/');

function placeOf(id: string, graph: Graph): string | null {
  const needed = [...dependenciesOf(id, graph)];
  const isForm = needed.some((one) => FORMS.test(one));
  const audience = audienceOf(id, graph);
  if (!audience.has('shop')) {
    // Loaded with the addresses of all workspaces, before any of their screens.
    if (dependenciesOf(STAFF_ROUTES, graph).has(id)) return null;
    const place = audience.size === 1 ? [...audience].join() : 'staff';
    return isForm ? `${place}-forms` : place;
  }
  // Customers would fetch Mantine components that their page does not show.
  if (needed.some((one) => /@mantine[\\/](core|dates)[\\/]/.test(one))) return null;
  if (isForm) return 'schemas';
  return id.includes('routes') ? 'shop-pages' : 'shared';
}

/** The workspaces whose pages import it; 'shop' for those of customers, and for modules that any page may load. */
function audienceOf(id: string, graph: Graph): ReadonlySet<string> {
  const audience = new Set<string>();
  const seen = new Set([id]);
  for (const one of seen) {
    const workspace = /web[\\/]routes[\\/]([\w-]+)[\\/]/.exec(one)?.[1];
    if (workspace) audience.add(/^(storefront|profile)$/.test(workspace) ? 'shop' : workspace);
    else if (/web[\\/](main|app|root|router)\.tsx$/.test(one)) audience.add('shop');
    else if (one !== STAFF_ROUTES) {
      const info = graph.getModuleInfo(one);
      for (const importer of [...(info?.importers ?? []), ...(info?.dynamicImporters ?? [])])
        seen.add(importer);
    }
  }
  return audience;
}

function dependenciesOf(id: string, graph: Graph): ReadonlySet<string> {
  const seen = new Set([id]);
  for (const one of seen) {
    if (one.includes('node_modules')) continue;
    for (const imported of graph.getModuleInfo(one)?.importedIds ?? []) seen.add(imported);
  }
  return seen;
}
