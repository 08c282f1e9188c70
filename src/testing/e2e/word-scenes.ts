import type { Locator, Page } from 'playwright-core';
import type { Shop } from './shop-server.ts';
import { readShop } from './staff-scenes.ts';

/** Calls of this procedure fail without a sentence from the server, so that the screen has to show its own. */
export async function failWithoutWords(page: Page, procedure: string, status = 503): Promise<void> {
  const failure = { error: { message: '', code: -32_603, data: { code: 'X', httpStatus: status } } };
  await page.route(`**/trpc/*${procedure}*`, (route) => {
    const count = new URL(route.request().url()).pathname.split(',').length;
    return route.fulfill({ status, json: Array.from({ length: count }, () => failure) });
  });
}

export async function expectWords(at: Page | Locator, words: readonly (string | RegExp)[]): Promise<void> {
  for (const word of words) await at.getByText(word).locator('visible=true').first().waitFor();
}

export async function expectMenu(page: Page, tabs: readonly string[], name: string): Promise<void> {
  for (const tab of tabs)
    await page.getByRole('navigation').getByRole('link', { name: tab }).first().waitFor();
  await page.getByText(name).first().waitFor();
  await page.getByRole('button', { name: 'Dilni' }).first().waitFor();
}

export const expectAlert = (page: Page, sentence: string) =>
  page.getByRole('alert').filter({ hasText: sentence }).first().waitFor();

export const inShop = <T>(shop: Shop, query: string, ...values: unknown[]) =>
  readShop(shop, (db) => db.prepare(query).get(...values)) as T;
