/**
 * The imports allowed between layers, as in the table of docs/engineering.md; `npm run check:arrows` enforces them.
 * Every layer lists what it may import from src/; all else is forbidden.
 */

/** Tests, and the files that a feature has only for its tests. */
const testFile = '(/testing/[^/]+|\\.(test|e2e))\\.tsx?$';

/** Features of the domain; each may import those before it, never those after it. */
const features = [
  'audit',
  'order-events',
  'firm',
  'settings',
  'clock',
  'uploads',
  'delivery-rules',
  'logins',
  'users',
  'customers',
  'stock-requests',
  'costs',
  'stock-ledger',
  'prices',
  'catalog',
  'stock',
  'custom-stock',
  'ledger',
  'cart',
  'invoicing',
  'orders',
  'order-guide',
  'notifications',
  'packing',
  'delivery',
  'complaints',
  'documents',
  'books',
  'cash',
  'purchasing',
  'reports',
  'exports',
  'imports',
  'bank-import',
];

/** Layers without business knowledge; the domain is built on them. */
const tools = ['pdf', 'workers', 'spreadsheets', 'storage'];

const roles = ['public', 'profile', 'customer', 'admin', 'stocker', 'driver', 'packer', 'call-agent'];

/** Roles whose procedures open and end sessions. */
const rolesThatSignIn = ['public', 'profile'];

const workspaces = ['storefront', 'profile', 'admin', 'stocker', 'driver', 'packer', 'call-agent'];

/**
 * Files under `from` may import from src only what matches one of `allowed`. Their tests may import src/testing too.
 * @param {string} name
 * @param {string} comment
 * @param {string} from
 * @param {string[]} allowed
 */
function layer(name, comment, from, allowed) {
  const rule = { comment, severity: /** @type {const} */ ('error') };
  return [
    {
      ...rule,
      name,
      from: { path: from, pathNot: testFile },
      to: { path: '^(src|scripts|bench)/', pathNot: allowed },
    },
    {
      ...rule,
      name: `${name}-tests`,
      from: { path: `${from}.*${testFile}` },
      to: {
        path: '^(src|scripts|bench)/',
        pathNot: [...allowed, '^src/testing/', '^src/(spreadsheets|pdf)/'],
      },
    },
  ];
}

/**
 * `from` may not import the packages that match `to`.
 * @param {string} name
 * @param {string} comment
 * @param {{ path: string | string[], pathNot?: string | string[] }} from
 * @param {string} to
 */
function withoutPackages(name, comment, from, to) {
  const severity = /** @type {const} */ ('error');
  return { name, comment, severity, from, to: { path: to } };
}

const layers = [
  layer('shared-stands-alone', 'shared knows facts, no layer.', '^src/shared/', ['^src/shared/']),
  layer('kernel', 'Context, transactions, idempotency and rejections know db and shared.', '^src/kernel/', [
    '^src/(kernel|db|shared)/',
  ]),
  layer('db-below-the-domain', 'db knows shared only.', '^src/db/', ['^src/(shared|db)/']),
  layer('env-stands-alone', 'The environment is read before anything else exists.', '^src/env\\.ts$', [
    '^src/shared/',
  ]),
  layer('pdf', 'Drawing pages knows nothing of orders.', '^src/pdf/', ['^src/pdf/']),
  layer('workers', 'Threads and jobs know rejections, no feature.', '^src/workers/', [
    '^src/(workers|shared)/',
    '^src/kernel/',
  ]),
  layer('spreadsheets', 'Reading and writing tables knows threads, no feature.', '^src/spreadsheets/', [
    '^src/(spreadsheets|workers|shared)/',
  ]),
  layer('storage', 'Files by content know rejections, no feature.', '^src/storage/', [
    '^src/(storage|shared)/',
    '^src/kernel/',
  ]),
  ...features.map((feature, index) =>
    layer(
      `domain-${feature}`,
      `${feature} knows the features before it: ${features.slice(0, index).join(', ') || 'none'}.`,
      `^src/domain/${feature}/`,
      [
        `^src/(shared|db|kernel|${tools.join('|')})/`,
        `^src/domain/(${features.slice(0, index + 1).join('|')})/`,
      ],
    ),
  ),
  layer(
    'commands',
    'The commands of main.ts put the layers together; nothing imports them.',
    '^src/commands/',
    [
      '^src/(commands|http|auth|domain|kernel|db|shared|seed|storage|pdf|workers|spreadsheets)/',
      '^src/env\\.ts$',
    ],
  ),
  layer('seed', 'The demo shop is made by the domain, as people would make it.', '^src/seed/', [
    '^src/(seed|auth|domain|kernel|db|shared|spreadsheets|storage)/',
  ]),
  layer('auth', 'auth knows domain, workers, db and shared.', '^src/auth/', [
    '^src/(auth|domain|kernel|workers|db|shared)/',
  ]),
  layer('trpc-root', 'The router and its builders know domain, auth and shared.', '^src/trpc/[^/]+$', [
    '^src/(trpc|domain|kernel|auth|shared)/',
  ]),
  ...roles.map((role) =>
    layer(
      `trpc-${role}`,
      'A role folder knows the domain, never another role, a table or SQL.',
      `^src/trpc/${role}/`,
      [
        '^src/(domain|kernel|shared)/',
        '^src/trpc/[^/]+$',
        `^src/trpc/${role}/`,
        ...(rolesThatSignIn.includes(role) ? ['^src/auth/'] : []),
      ],
    ),
  ),
  layer('http', 'The door knows procedures and sessions, never a table or a feature.', '^src/http/', [
    '^src/(http|trpc|auth|shared)/',
    '^src/env\\.ts$',
    '^src/kernel/',
  ]),
  layer('http-rest', 'A REST row renames and reshapes; it never decides.', '^src/http/rest/', [
    '^src/http/',
    '^src/(trpc|shared|kernel)/',
  ]),
  layer('web', "The browser knows shared and the router's type.", '^src/web/', [
    '^src/(web|shared)/',
    '^src/trpc/app-router\\.ts$',
  ]),
  layer('web-shared', 'What workspaces share knows no workspace.', '^src/web/(?!routes/)[^/]+/', [
    '^src/shared/',
    '^src/web/(?!routes/)',
    '^src/trpc/app-router\\.ts$',
  ]),
  ...workspaces.map((workspace) =>
    layer(
      `web-${workspace}`,
      'A workspace knows what all share and itself, never another workspace.',
      `^src/web/routes/${workspace}/`,
      ['^src/shared/', '^src/web/(?!routes/)', `^src/web/routes/${workspace}/`, '^src/trpc/app-router\\.ts$'],
    ),
  ),
].flat();

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...layers,
    {
      name: 'no-circles',
      comment: 'Two files that need each other are one file, or three.',
      severity: 'error',
      // Tables refer to each other; Drizzle resolves references lazily.
      from: { pathNot: '^src/db/schema/' },
      to: { circular: true },
    },
    {
      name: 'no-unresolved',
      comment: 'An import that leads nowhere.',
      severity: 'error',
      from: {},
      // Modules made by a build plugin have no file.
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
    {
      name: 'router-type-only',
      comment: "The browser takes the router's type; its code would pull the server into the bundle.",
      severity: 'error',
      from: { path: '^src/web/' },
      to: { path: '^src/trpc/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'testing-is-for-tests',
      comment: 'What ships does not know how it is tested.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/testing/', testFile] },
      to: { path: '^src/.*testing/' },
    },
    {
      name: 'unknown-folder',
      comment: 'A folder without an arrow of its own: give it one here.',
      severity: 'error',
      from: {
        path: '^src/(domain|trpc|web/routes)/[^/]+/',
        pathNot: [
          `^src/domain/(${features.join('|')})/`,
          `^src/trpc/(${roles.join('|')})/`,
          `^src/web/routes/(${workspaces.join('|')})/`,
        ],
      },
      to: {},
    },
    {
      name: 'unknown-layer',
      comment: 'A file of src/ that belongs to no layer: give it a layer here.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot:
          '^src/((shared|kernel|db|pdf|workers|spreadsheets|storage|domain|auth|trpc|http|web|seed|commands|testing)/|(main|env)(\\.test)?\\.ts$)',
      },
      to: {},
    },
    withoutPackages(
      'shared-without-io',
      'shared runs in the browser and on the server, and reaches for neither.',
      { path: '^src/shared/', pathNot: testFile },
      'node_modules/(fastify|@fastify|react|better-sqlite3|drizzle-orm|@trpc)/',
    ),
    withoutPackages(
      'domain-without-doors',
      'The domain does not know how it is asked.',
      { path: ['^src/kernel/', '^src/domain/', '^src/db/', '^src/auth/'] },
      'node_modules/(fastify|@fastify|@trpc|react|react-dom|@mantine)/',
    ),
    withoutPackages(
      'no-sql-at-the-door',
      'Tables and SQL stay in domain, db and auth.',
      { path: ['^src/trpc/', '^src/http/'], pathNot: testFile },
      'node_modules/(drizzle-orm|better-sqlite3)/',
    ),
    withoutPackages(
      'web-without-node',
      'The bundle runs in a browser.',
      { path: '^src/web/', pathNot: testFile },
      'node_modules/(fastify|@fastify|@trpc/server|drizzle-orm|better-sqlite3|lucia)/',
    ),
    withoutPackages(
      'lucia-behind-sessions',
      'Sessions are one file, so that the library under them can be changed.',
      { path: '.', pathNot: ['^src/auth/sessions\\.ts$', 'node_modules/'] },
      'node_modules/(lucia|@lucia-auth)/',
    ),
    {
      name: 'no-node-in-the-browser',
      comment: 'shared and web run where Node is not.',
      severity: 'error',
      from: { path: '^src/(shared|web)/', pathNot: testFile },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'server-without-dev-packages',
      comment: 'A shop is served with the packages of "dependencies" alone.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['^src/(web|testing)/', testFile] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['\\.css$', '^dist/', '^data/'] },
    tsPreCompilationDeps: true,
    skipAnalysisNotInRules: true,
    combinedDependencies: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
