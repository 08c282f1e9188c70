import type { Download, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessibleInBothSchemes, overflowOf } from '#testing/e2e/expect-accessible.ts';
import { journey } from '#testing/e2e/journey.ts';
import { logInAs, send } from '#testing/e2e/staff-scenes.ts';
import { toast } from './admin-scenes.ts';

const cell = (page: Page, row: number, column: number) => page.locator(`[data-cell="${row}:${column}"]`);

const eventually = (ask: () => Promise<string | null>) => expect.poll(ask, { timeout: 30_000 });

async function paste(at: Locator, text: string): Promise<void> {
  await at.evaluate((element, plain) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', plain);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

async function expectFocus(at: Locator): Promise<void> {
  await expect.poll(() => at.evaluate((element) => element === document.activeElement)).toBe(true);
}

journey(
  'a price list is made, typed and pasted as in a spreadsheet, taken back, and comes and goes as a file',
  async ({ shop, visit }) => {
    const { page, troubles } = await visit();
    troubles.expect(/ERR_FAILED/);
    await logInAs(page, shop, 'admin@furnizo.test');
    await page.goto('/secret-dashboard/prices');
    await page.getByRole('button', { name: 'Listë e re' }).click();
    await page.getByLabel('Emri').fill('Kafenetë');
    await page.getByRole('button', { name: 'Krijo', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Kafenetë' }).waitFor();
    await page.getByPlaceholder('Nga sasia').fill('24');
    await page.getByRole('button', { name: 'Shto shkallë' }).click();

    // Typing overwrites, Enter moves down, arrows move, Esc cancels, Delete removes.
    await cell(page, 0, 0).click();
    await page.keyboard.type('1,20');
    await page.keyboard.press('Enter');
    await expectFocus(cell(page, 1, 0));
    await page.keyboard.type('0,0185');
    await page.keyboard.press('Enter');
    await eventually(() => cell(page, 1, 0).textContent()).toMatch(/0,0185\s€/);
    // After a click typing overwrites too: appended to the old figure it could look like another price.
    await cell(page, 0, 0).click();
    await page.keyboard.type('13');
    await page.keyboard.press('Enter');
    await eventually(() => cell(page, 0, 0).textContent()).toMatch(/^13,00\s€/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowRight');
    await expectFocus(cell(page, 0, 1));
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowRight');
    await expectFocus(cell(page, 0, 1));
    await page.keyboard.type('9');
    await page.keyboard.press('Escape');
    await eventually(() => cell(page, 0, 1).textContent()).toBe('–');
    await expectFocus(cell(page, 0, 1));
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Delete');
    await eventually(() => cell(page, 1, 0).textContent()).toBe('–');
    await toast(page, '1 çmim u ndryshua').waitFor();
    await page.keyboard.press('Control+z');
    await eventually(() => cell(page, 1, 0).textContent()).toMatch(/0,0185\s€/);

    await paste(cell(page, 1, 0), 'Kodi\tÇmimi pa TVSH\nA-1\t2,10\n');
    await page.getByText('Titulli thotë çmime pa TVSH, këtu janë me TVSH.').waitFor();
    expect(await cell(page, 1, 0).textContent()).toMatch(/0,0185\s€/);

    // A pasted column is one change, and one undo.
    await paste(cell(page, 1, 0), '2,10\n2,20\nabc\n2,40\n');
    await eventually(() => cell(page, 4, 0).textContent()).toMatch(/2,40\s€/);
    await page.getByText('Këto çmime nuk u lexuan: abc.').waitFor();
    await expectFocus(cell(page, 1, 0));
    // While the request is pending: undo concerns the last change, not the one before.
    await page.keyboard.press('Control+z');
    await eventually(() => cell(page, 1, 0).textContent()).toMatch(/0,0185\s€/);
    await eventually(() => cell(page, 4, 0).textContent()).toBe('–');

    // A rejected change is not shown.
    await page.route('**/trpc/admin.prices.setListPrices*', (route) => route.abort());
    await page.keyboard.type('7');
    await page.keyboard.press('Enter');
    await toast(page, 'Network error. Please check your connection.').waitFor();
    await eventually(() => cell(page, 1, 0).textContent()).toMatch(/0,0185\s€/);
    await page.unroute('**/trpc/admin.prices.setListPrices*');
    await expectAccessibleInBothSchemes(page);

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Eksporto CSV: çmimet e listës' }).click();
    const csv = await readDownload(await download);
    expect(csv.split('\n')[2]).toContain('0,0185');
    const [, first = ''] = csv.split('\n');
    const code = first.split(/[;,]/)[0] ?? '';
    const buffer = Buffer.from(`Kodi;Çmimi;Nga\n${code};1,90;\n${code};1,00;24\nS-KA;1;\n`);
    await page.getByTestId('price-file').setInputFiles({ name: 'lista.csv', mimeType: 'text/csv', buffer });
    await page.getByText('Asnjë produkt nuk e ka këtë kod.').first().waitFor();
    await expectAccessibleInBothSchemes(page);
    await page.getByRole('button', { name: 'Importo 2 rreshta' }).click();
    const question = page.getByRole('dialog', { name: 'Ndryshime të mëdha të çmimeve' });
    await question.getByRole('button', { name: 'Importo 2 rreshta' }).click();
    await page.getByRole('button', { name: 'Importo një skedar tjetër' }).click();
    await eventually(() => cell(page, 0, 0).textContent()).toMatch(/1,90\s€/);
    await eventually(() => cell(page, 0, 1).textContent()).toMatch(/1,00\s€/);
  },
);

journey('the office sees what a customer pays and why, and agrees on a price', async ({ shop, visit }) => {
  const { page } = await visit({ viewport: { width: 360, height: 740 } });
  await logInAs(page, shop, 'admin@furnizo.test');
  const { list } = await send(page, shop, 'POST', '/api/admin/price-lists', { name: 'Hotelet' });
  const prices = [1, 12, 48].map((from) => ({ product_id: 1, from, price: 5 - from / 100 }));
  await send(page, shop, 'PUT', `/api/admin/price-lists/${list.id}/prices`, { prices });
  await page.goto('/secret-dashboard/prices/customers/20');
  await page.getByRole('combobox', { name: 'Lista e klientit' }).click();
  await page.getByRole('option', { name: 'Hotelet' }).click();
  await toast(page, 'Lista e klientit u ndryshua').waitFor();
  await page.getByRole('switch', { name: 'Vetëm çmimet e veta' }).check();
  await page.getByText('nga 48:').first().waitFor();
  await cell(page, 0, 0).click();
  await page.keyboard.type('0,99');
  await page.keyboard.press('Enter');
  await page.getByText('Marrëveshja', { exact: true }).first().waitFor();
  const overflow = await overflowOf(page);
  expect(overflow).toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectAccessibleInBothSchemes(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Lista e çmimeve (PDF)' }).click();
  const paper = await readDownload(await download);
  expect(paper.slice(0, 5)).toBe('%PDF-');
});

async function readDownload(file: Download): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}
