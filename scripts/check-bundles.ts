import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { findCircle, inKilobytes, type Manifest, measureScreen, type Screen } from './bundle-sizes.ts';
import { WEB_MANIFEST } from './web-bundle.ts';

const shop = ['index.html'];
const staff = [...shop, 'workspace-routes.ts'];
const screens: readonly Screen[] = [
  { name: 'A first visit', modules: shop, js: 174.5, css: 13.5, files: 8 },
  { name: 'The login', modules: [...shop, 'routes/profile/login-page.tsx'], js: 237, css: 16.5, files: 21 },
  {
    name: "A customer's order",
    modules: [...shop, 'routes/storefront/orders/order-page.tsx'],
    js: 260,
    css: 21.5,
    files: 40,
  },
  {
    name: "The office's first screen",
    modules: [...staff, 'routes/admin/admin-workspace.tsx', 'routes/admin/overview/overview-page.tsx'],
    js: 374,
    css: 55,
    files: 47,
  },
  {
    name: "The stocker's first screen",
    modules: [...staff, 'routes/stocker/stocker-workspace.tsx', 'routes/stocker/orders/orders-page.tsx'],
    js: 366,
    css: 56.5,
    files: 47,
  },
  {
    name: "The driver's first screen",
    modules: [...staff, 'routes/driver/driver-workspace.tsx', 'routes/driver/day/day-page.tsx'],
    js: 335,
    css: 53,
    files: 44,
  },
  {
    name: "The packer's first screen",
    modules: [...staff, 'routes/packer/packer-workspace.tsx', 'routes/packer/orders/orders-page.tsx'],
    js: 347,
    css: 56,
    files: 43,
  },
  {
    name: "The call centre's first screen",
    modules: [
      ...staff,
      'routes/call-agent/call-agent-workspace.tsx',
      'routes/call-agent/clients/clients-page.tsx',
    ],
    js: 391,
    css: 57.5,
    files: 53,
  },
];

const manifest = JSON.parse(readFileSync(WEB_MANIFEST, 'utf8')) as Manifest;
const weights = new Map<string, number>();
const weigh = (file: string): number => {
  const known = weights.get(file);
  if (known !== undefined) return known;
  const bytes = gzipSync(readFileSync(`dist/web/${file}`), { level: 9 }).length;
  weights.set(file, bytes);
  return bytes;
};

for (const screen of screens) {
  const { js, css, files, faults } = measureScreen(manifest, screen, weigh);
  console.log(
    `${screen.name}: ${inKilobytes(js)} of JavaScript, ${inKilobytes(css)} of CSS (gzip), ${files} files`,
  );
  for (const fault of faults) console.error(fault);
  if (faults.length > 0) process.exitCode = 1;
}

const circle = findCircle(manifest);
if (circle) {
  console.error(`Files of the bundle wait for each other: ${circle.join(' → ')}.`);
  process.exitCode = 1;
}
