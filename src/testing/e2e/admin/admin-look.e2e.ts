import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { openOffice, toast } from '#testing/e2e/admin/admin-scenes.ts';
import {
  expectAccessible,
  expectAccessibleInBothSchemes,
  overflowOf,
} from '#testing/e2e/expect-accessible.ts';
import { journey, phone } from '#testing/e2e/journey.ts';
import type { Shop } from '#testing/e2e/shop-server.ts';
import { asPerson, logInAs, send } from '#testing/e2e/staff-scenes.ts';

const OFFICE = '/secret-dashboard';

const YELLOW = '#f5c400';

const IN_YELLOW = [
  ['customer1@furnizo.test', ['/product/1', '/cart', '/llogaria']],
  ['stocker@furnizo.test', ['/stocker-dashboard', '/stocker-dashboard/agenda', '/stocker-dashboard/stock']],
  ['driver1@furnizo.test', ['/driver-dashboard']],
  ['packer@furnizo.test', ['/package-dashboard']],
  ['agent@furnizo.test', ['/call-center-dashboard?customer=5']],
  [
    'admin@furnizo.test',
    [
      `${OFFICE}/overview`,
      `${OFFICE}/accounts?view=ageing`,
      `${OFFICE}/settings`,
      `${OFFICE}/settings/firm?tab=groups`,
    ],
  ],
] as const;

async function paint(shop: Shop, accent: string) {
  await asPerson(shop, 'admin@furnizo.test', (office) =>
    send(office, shop, 'PUT', '/api/admin/settings', { brand: { name: 'Nika', accent } }),
  );
}

async function givenPicture(width: number, height: number) {
  const buffer = await sharp({ create: { width, height, channels: 4, background: '#116e5a' } })
    .png()
    .toBuffer();
  return { name: 'logo.png', mimeType: 'image/png', buffer };
}

describe('the look of the shop', () => {
  journey(
    'is changed in its form, on open pages at once, and shown to a visitor',
    async ({ shop, page, visit }) => {
      const { page: open } = await visit();
      await logInAs(open, shop, 'customer1@furnizo.test');
      await open.goto('/');
      await open.getByRole('link', { name: 'Furnizo', exact: true }).waitFor();
      await openOffice(page, shop, 'tab=settings');
      await page.getByRole('link', { name: 'Pamja' }).click();
      const form = page.getByRole('form', { name: 'Pamja' });
      await form.getByLabel('Emri i dyqanit').fill('Pije Nika');
      await form.getByLabel('Ngjyra e dyqanit').fill('#7a7a7a');
      await form.getByText('Mbi #7a7a7a nuk lexohet').waitFor();
      await form.getByLabel('Ngjyra e dyqanit').fill('#f5d90a');
      await form.getByText('Teksti del i errët.').waitFor();
      await form
        .locator('input[type="file"][aria-label="Logoja"]')
        .setInputFiles(await givenPicture(300, 100));
      await form
        .locator('input[type="file"][aria-label="Ikona"]')
        .setInputFiles(await givenPicture(512, 500));
      await expect.poll(() => form.getByText('shembull', { exact: true }).count()).toBe(3);
      await form.getByRole('button', { name: 'Hiq klientin 3' }).click();
      await form.getByRole('textbox', { name: 'Kushtet' }).fill('## Dorëzimi\n\nDeri në mesditë.');
      await form.getByRole('button', { name: 'Ruaj' }).click();
      await form.getByText('Ikona duhet të jetë katrore').waitFor();
      await form
        .locator('input[type="file"][aria-label="Ikona"]')
        .setInputFiles(await givenPicture(512, 512));
      await form.getByRole('button', { name: 'Ruaj' }).click();
      await toast(page, 'Pamja u ruajt').waitFor();
      await open.locator('.shop-header').getByAltText('Pije Nika').waitFor();
      await expect.poll(() => open.title()).toContain('Pije Nika');
      const filled = open.getByRole('link', { name: 'Shiko pastiçerinë' });
      expect(await filled.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
        'rgb(245, 217, 10)',
      );
      await page.reload();
      await expect.poll(() => form.getByLabel('Emri i dyqanit').inputValue()).toBe('Pije Nika');

      const { page: guest } = await visit(phone);
      await guest.goto('/');
      await expect
        .poll(() => guest.title())
        .toBe('Pije Nika – furnizim me shumicë për pastiçeri, paketime dhe ambalazhe');
      await guest.locator('.shop-header').getByAltText('Pije Nika').waitFor();
      const button = guest.getByRole('link', { name: 'Shiko pastiçerinë' });
      expect(await button.evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
        'rgb(245, 217, 10)',
      );
      expect(await button.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(26, 26, 26)');
      await guest.getByRole('figure').first().waitFor();
      await expect.poll(() => guest.getByRole('figure').count()).toBe(2);
      await guest.getByRole('contentinfo').getByRole('link', { name: 'Kushtet' }).click();
      await guest.getByRole('heading', { level: 2, name: 'Dorëzimi' }).waitFor();
      await expect.poll(() => guest.title()).toBe('Kushtet – Pije Nika');
      expect(await overflowOf(guest)).toBe(0);
      expect(await guest.locator('body').innerText()).not.toMatch(/furnizo(?![\w@.])/);
      await expectAccessible(guest);
    },
  );

  for (const accent of ['#7a7a7a', '#ffffff', '#00c2ff']) {
    journey(`has no fault that a machine finds in ${accent}`, async ({ shop, page, visit }) => {
      const { page: guest } = await visit();
      await paint(shop, accent);
      for (const url of ['/', '/category/pasticeri', '/login']) {
        await guest.goto(url);
        await guest.getByRole('contentinfo').waitFor();
        await expectAccessibleInBothSchemes(guest);
      }
      await logInAs(page, shop, 'admin@furnizo.test');
      await page.goto('/secret-dashboard/settings/look');
      await page.getByLabel('Emri i dyqanit').waitFor();
      await expectAccessibleInBothSchemes(page);
      await page.goto('/secret-dashboard/orders');
      await page.getByRole('checkbox').nth(1).waitFor();
      await expectAccessibleInBothSchemes(page);
    });
  }

  for (const [email, urls] of IN_YELLOW) {
    journey(`can be read in a strong yellow by ${email}`, async ({ shop, page }) => {
      await paint(shop, YELLOW);
      await logInAs(page, shop, email);
      for (const url of urls) {
        await page.goto(url);
        await page.getByRole('heading').first().waitFor();
        await expectAccessibleInBothSchemes(page);
      }
    });
  }

  journey('lets the office choose a driver in a strong yellow', async ({ shop, page }) => {
    await paint(shop, YELLOW);
    await logInAs(page, shop, 'admin@furnizo.test');
    await page.goto('/secret-dashboard/orders');
    await page
      .getByRole('button', { name: /Zgjidh shoferin$/ })
      .first()
      .click();
    await page.getByRole('listbox', { name: 'Shoferët' }).waitFor();
    await expectAccessibleInBothSchemes(page);
  });
});

journey(
  'a new firm is led through its first steps until they are done or dismissed',
  async ({ shop, page }) => {
    await logInAs(page, shop, 'admin@furnizo.test');
    await page.goto('/secret-dashboard/settings/setup');
    await page.getByText('Gjithçka është gati').waitFor();
    await page.goto('/secret-dashboard/settings');
    await page.getByRole('link', { name: 'Pamja' }).waitFor();
    expect(await page.getByRole('link', { name: 'Fillimi' }).count()).toBe(0);
  },
);
