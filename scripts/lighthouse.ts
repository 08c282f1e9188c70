import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { launch } from 'chrome-launcher';
import lighthouse, { type Flags, generateReport, type Result } from 'lighthouse';
import { findBrowser } from '#testing/e2e/find-browser.ts';
import { browserFlags } from '#testing/e2e/launch-browser.ts';
import { openShop, seedTemplate } from '#testing/e2e/shop-server.ts';
import { buildWebWhenStale } from './web-bundle.ts';

const runs = Number(process.argv[2] ?? 3);
const reports = 'dist/lighthouse';

const lowestScores = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const;
const largestKb = { Script: 160, Stylesheet: 17 } as const;

const signs = { performance: 'perf', accessibility: 'a11y', 'best-practices': 'best', seo: 'seo' } as const;
const metrics = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
];

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

async function visit(url: string): Promise<Result> {
  const found = findBrowser();
  // A new browser for each visit: a first visit has an empty cache and no worker.
  const browser = await launch({
    chromePath: found.executablePath,
    chromeFlags: ['--headless=new', ...browserFlags],
    envVars: { ...process.env, ...found.env },
    logLevel: 'silent',
  });
  try {
    const flags = {
      port: browser.port,
      logLevel: 'error',
      onlyCategories: [...categories],
      // Search results are excluded from search engines on purpose.
      skipAudits: url.includes('/search?') ? ['is-crawlable'] : null,
    } satisfies Flags;
    const result = (await lighthouse(url, flags))?.lhr;
    if (!result) throw new Error(`Lighthouse has nothing to say of ${url}`);
    if (result.runtimeError) throw new Error(`${url}: ${result.runtimeError.message}`);
    return result;
  } finally {
    browser.kill();
  }
}

function scoreOf(result: Result, category: (typeof categories)[number]): number {
  return Math.round((result.categories[category]?.score ?? 0) * 100);
}

async function visitSeveralTimes(url: string): Promise<Result> {
  const results: Result[] = [];
  for (let run = 0; run < runs; run += 1) results.push(await visit(url));
  results.sort((a, b) => scoreOf(a, 'performance') - scoreOf(b, 'performance'));
  const middle = results[Math.floor(results.length / 2)];
  if (!middle) throw new Error('At least one run is needed');
  return middle;
}

function kilobytesOf(result: Result, resourceType: keyof typeof largestKb): number {
  const { details } = result.audits['network-requests'] ?? {};
  if (details?.type !== 'table') throw new Error('Lighthouse did not list what the page fetched');
  const bytes = details.items
    .filter((item) => item['resourceType'] === resourceType)
    .reduce((sum, item) => sum + Number(item['transferSize']), 0);
  return Math.round(bytes / 102.4) / 10;
}

function findFailings(result: Result): string[] {
  const counted = categories.flatMap((category) =>
    (result.categories[category]?.auditRefs ?? []).filter(({ weight }) => weight > 0),
  );
  return counted
    .map(({ id }) => result.audits[id])
    .filter((audit) => audit?.score !== null && audit !== undefined && audit.score < 0.9)
    .map((audit) => `${audit?.id}: ${audit?.title} ${audit?.displayValue ?? ''}`.trimEnd());
}

function judge(name: string, result: Result): boolean {
  const scores = categories.map((category) => [signs[category], scoreOf(result, category)] as const);
  const script = kilobytesOf(result, 'Script');
  const style = kilobytesOf(result, 'Stylesheet');
  const marks = scores.map(([sign, score]) => `${sign} ${score}`.padEnd(9)).join(' ');
  console.log(`${name.padEnd(10)} ${marks}  JS ${script} KB  CSS ${style} KB`);
  const measured = metrics.map(
    (id) => `${id.replaceAll(/(\w)\w*-?/g, '$1').toUpperCase()} ${result.audits[id]?.displayValue}`,
  );
  console.log(`           ${measured.join('  ')}`);
  for (const failing of findFailings(result)) console.log(`           ${failing}`);
  const isScored = categories.every((category) => scoreOf(result, category) >= lowestScores[category]);
  return isScored && script <= largestKb.Script && style <= largestKb.Stylesheet;
}

async function findProductId(shopUrl: string): Promise<number> {
  const response = await fetch(`${shopUrl}/api/products/category/pasticeri?page=1&limit=1`);
  const id = /"id":(\d+)/.exec(await response.text())?.[1];
  if (id === undefined) throw new Error('The demo shop has no product');
  return Number(id);
}

await buildWebWhenStale();
mkdirSync(reports, { recursive: true });
const template = await seedTemplate();
const shop = await openShop(template);
try {
  const pages = [
    ['home', '/'],
    ['category', '/category/pasticeri'],
    ['search', '/search?q=kuti'],
    ['product', `/product/${await findProductId(shop.url)}`],
  ] as const;
  const failed: string[] = [];
  for (const [name, path] of pages) {
    const result = await visitSeveralTimes(shop.url + path);
    writeFileSync(`${reports}/${name}.html`, generateReport(result, 'html'));
    writeFileSync(`${reports}/${name}.json`, JSON.stringify(result));
    if (!judge(name, result)) failed.push(name);
  }
  console.log(failed.length > 0 ? `Below the mark: ${failed.join(', ')}` : 'Every page reaches its marks.');
  if (failed.length > 0) process.exitCode = 1;
} finally {
  await shop.close();
  rmSync(template, { recursive: true, force: true });
}
