import { mkdirSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { expect, inject, test } from 'vitest';
import { browserFor } from './find-browser.ts';
import { launchBrowser } from './launch-browser.ts';
import { openShop, type Shop } from './shop-server.ts';
import { type PageTroubles, watchPage } from './watch-page.ts';

export const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } as const;
export const desk = { viewport: { width: 1440, height: 900 } } as const;

export interface Visit {
  page: Page;
  troubles: PageTroubles;
}

const failuresFolder = 'dist/e2e-failures';

/**
 * A test in a real browser: `shop` is a server and data folder of this file, `browser` its Chromium, `visit` opens a
 * fresh context (cookies, storage) per person, and `page` is the first of them at a desk. A console error, an
 * exception, a missing file or a 500 on any page fails the test.
 */
export const journey = test
  .extend('shop', { scope: 'file' }, async ({}, { onCleanup }): Promise<Shop> => {
    const shop = await openShop(inject('shopTemplate'), {}, 'bundle');
    onCleanup(shop.close);
    return shop;
  })
  .extend('browsers', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browsers = new Map<string, Browser>();
    onCleanup(async () => {
      for (const browser of browsers.values()) await browser.close();
    });
    return browsers;
  })
  .extend('browser', { scope: 'file' }, async ({ browsers }): Promise<Browser> => {
    const found = browserFor(expect.getState().testPath ?? '', inject('browsers'));
    const running = browsers.get(found.executablePath);
    if (running?.isConnected()) return running;
    const browser = await launchBrowser(found);
    browsers.set(found.executablePath, browser);
    return browser;
  })
  .extend('visit', async ({ shop, browser, task }, { onCleanup }) => {
    const visits: Visit[] = [];
    onCleanup(async () => {
      const troubles = visits.flatMap((visit) => visit.troubles.list());
      if (troubles.length > 0 || task.result?.errors?.length) await storePictures(visits, task.name);
      for (const visit of visits) await closeVisit(visit);
      if (troubles.length > 0) throw new Error(`The page reported:\n${troubles.join('\n')}`);
    });
    return async (options: BrowserContextOptions = desk): Promise<Visit> => {
      const context = await browser.newContext({
        baseURL: shop.url,
        locale: 'sq-AL',
        timezoneId: 'Europe/Belgrade',
        reducedMotion: 'reduce',
        // It would fetch and cache the whole bundle for each user; a journey enables it where it matters.
        serviceWorkers: 'block',
        ...options,
      });
      // A busy machine is slow, which is not a failure.
      context.setDefaultTimeout(30_000);
      const page = await context.newPage();
      const visit = { page, troubles: watchPage(page) };
      visits.push(visit);
      return visit;
    };
  })
  .extend('page', async ({ visit }) => (await visit()).page);

const SLOW_STEP_MS = 20;
const SLOW_STEP_TAKES_MS = 100;

/**
 * While `work` runs, the page's clock (installed before) runs at a fifth of its speed or slower, and afterwards it
 * stands still: however busy the machine, a message's seconds hardly pass.
 */
export async function inSlowTime(page: Page, work: () => Promise<void>): Promise<void> {
  const stop = async () => page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  // On a busy machine that second may be over before the call arrives; the clock is stopped by then.
  await stop().catch(stop);
  let isOver = false;
  const ticking = async () => {
    while (!isOver) await Promise.all([page.clock.runFor(SLOW_STEP_MS), wait(SLOW_STEP_TAKES_MS)]);
  };
  await Promise.all([
    ticking(),
    work().finally(() => {
      isOver = true;
    }),
  ]);
}

async function closeVisit({ page }: Visit): Promise<void> {
  if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.context().close();
}

async function storePictures(visits: Visit[], name: string): Promise<void> {
  mkdirSync(failuresFolder, { recursive: true });
  const slug = name.replaceAll(/[^\p{L}\d]+/gu, '-').slice(0, 80);
  for (const [index, { page }] of visits.entries()) {
    if (!page.isClosed()) await page.screenshot({ path: `${failuresFolder}/${slug}-${index + 1}.png` });
  }
}
