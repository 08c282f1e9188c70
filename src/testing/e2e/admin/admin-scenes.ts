import type { Page } from 'playwright-core';
import sharp from 'sharp';
import type { Shop } from '#testing/e2e/shop-server.ts';
import { logInAs } from '#testing/e2e/staff-scenes.ts';

export async function openOffice(page: Page, shop: Shop, query: string): Promise<void> {
  await logInAs(page, shop, 'admin@furnizo.test');
  await page.goto(`/secret-dashboard?${query}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

export async function givenPhoto(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const noise = { type: 'gaussian', mean: 128, sigma: 24 } as const;
  const create = { width: 2400, height: 1800, channels: 3, background: '#808080', noise } as const;
  const buffer = await sharp({ create }).jpeg().toBuffer();
  return { name: 'foto.jpg', mimeType: 'image/jpeg', buffer };
}

export async function fillProduct(page: Page, name: string, code: string): Promise<void> {
  await page.getByLabel('Emri i produktit').fill(name);
  await page.getByLabel('Kodi').fill(code);
  await page
    .getByRole('combobox', { name: 'Kategoria' })
    .or(page.getByLabel('Kategoria').first())
    .first()
    .click();
  await page.getByRole('option', { name: 'Paketime' }).click();
  await page.getByLabel('Çmimi me TVSH (€)').fill('11,80');
  await page.getByLabel('Sasia').fill('25');
}

export const toast = (page: Page, sentence: string | RegExp) =>
  page.locator('.mantine-Notification-root').filter({ hasText: sentence });
