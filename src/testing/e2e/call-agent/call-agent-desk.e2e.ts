import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { journey } from '#testing/e2e/journey.ts';
import {
  chooseDriver,
  chooseStatus,
  send,
  statusChip,
  statusOf,
  tomorrow,
} from '#testing/e2e/staff-scenes.ts';
import {
  answerWith,
  customerOf,
  DESK,
  draftOf,
  expectFocus,
  lineOf,
  openCall,
  openDesk,
  productsOf,
} from './call-agent-scenes.ts';

const search = async (page: Page, term: string) => {
  const field = page.getByRole('textbox', { name: 'Numri i telefonit ose emri' });
  await field.fill(term);
  await field.press('Enter');
};

describe('who is calling', () => {
  journey(
    'a customer is found by phone in any form, or by part of a name among several',
    async ({ shop, page }) => {
      const customer = customerOf(shop, 2);
      const details = page.getByRole('region', { name: 'Të dhënat e klientit' });
      await openDesk(page, shop);
      await page.getByText('Kërkoni ose regjistroni një klient për të parë produktet').waitFor();
      await draftOf(page).getByText('Ju lutem kërkoni ose regjistroni një klient për të vazhduar').waitFor();
      await search(page, '   ');
      for (const phone of [
        customer.phone,
        customer.phone.replace('+383 ', '00383'),
        customer.phone.replace('+383 ', '0'),
      ]) {
        await search(page, phone);
        await details.getByText(customer.name).waitFor();
        await page.goto(DESK);
        await expectFocus(page, 'call-client');
      }
      await search(page, 'a');
      await page.getByRole('list', { name: 'Klientët e gjetur' }).getByRole('button').nth(1).waitFor();
      // Several matches: no caller is selected until one is chosen.
      await draftOf(page).getByText('Ju lutem kërkoni ose regjistroni një klient').waitFor();
      await page.keyboard.press('F4');
      await page.getByText('Zgjidhni më parë klientin').waitFor();
      const second = await page
        .getByRole('list', { name: 'Klientët e gjetur' })
        .getByRole('button')
        .nth(1)
        .locator('b')
        .innerText();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await details.getByText(second).waitFor();
      await draftOf(page).getByText(second).waitFor();
      await page.route('**/trpc/*callAgent.customers.search*', (route) =>
        route.fulfill({
          status: 503,
          json: [
            { error: { message: '', code: -32_603, data: { code: 'SERVICE_UNAVAILABLE', httpStatus: 503 } } },
          ],
        }),
      );
      await search(page, '044 1');
      await page.getByText('Ndodhi një gabim gjatë kërkimit').waitFor();
    },
  );

  journey('a stranger is registered, and a known number says whose it is', async ({ shop, page }) => {
    const known = customerOf(shop, 3);
    const phone = `045 ${String(Date.now()).slice(-6)}`;
    await openDesk(page, shop);
    await search(page, phone);
    await page.getByText('Klienti nuk u gjet. Ju lutem regjistroni klientin e ri.').first().waitFor();
    const toggle = page.getByRole('button', { name: 'Regjistro klient të ri' });
    await page.waitForFunction(() => document.activeElement?.textContent === 'Regjistro klient të ri');
    await toggle.press('Enter');
    const card = page.getByRole('region', { name: 'Regjistrimi i klientit' });
    await expect.poll(() => card.getByLabel('Numri i telefonit').inputValue()).toBe(phone);
    await card.getByRole('button', { name: 'Regjistro klientin' }).click();
    await page.getByText('Ju lutemi plotësoni të gjitha fushat e detyrueshme').waitFor();
    await expect
      .poll(() =>
        card
          .locator('[aria-invalid="true"]')
          .evaluateAll((all) => all.map((field) => field.getAttribute('name'))),
      )
      .toEqual(['name', 'address', 'regionId']);
    await card.getByText('Emri është i detyrueshëm.').waitFor();
    await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'name');
    await card.getByLabel('Emri').fill('Furra e Re');
    await card.getByLabel('Adresa').fill('Rr. e Re 1');
    await card.getByLabel('Regjioni').selectOption('Pejë');
    await card.getByLabel('Numri i telefonit').fill(known.phone.replace('+383 ', '0'));
    await card.getByLabel('Emri').press('Enter');
    await page.getByText(`Ky numër telefoni është i regjistruar tashmë për ${known.name}`).first().waitFor();
    await card.getByRole('button', { name: `Hape klientin ${known.name}` }).waitFor();
    await card.getByLabel('Numri i telefonit').fill(phone);
    await card.getByRole('button', { name: 'Regjistro klientin' }).click();
    await page.getByRole('region', { name: 'Të dhënat e klientit' }).getByText('Furra e Re').waitFor();
    expect(await card.count()).toBe(0);
    expect(await toggle.count()).toBe(0);
    await page
      .getByRole('region', { name: 'Produktet e Disponueshme' })
      .getByText(/\d+ produkte/)
      .waitFor();
    await page.getByText('Asnjë porosi e mëparshme.').waitFor();
  });

  journey('pasted lines go into the draft, and what is not found is named', async ({ shop, page }) => {
    const [first, second] = productsOf(shop, 2);
    await openCall(page, shop, customerOf(shop, 4));
    const paste = (text: string) =>
      page.getByRole('searchbox', { name: 'Kërko produkte' }).evaluate((field, pasted) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', pasted);
        field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      }, text);
    await paste(`${first!.code.toLowerCase()} 5\n2 x ${second!.code}\nNUK-KA 3\nfaleminderit`);
    await lineOf(page, second!).waitFor();
    await expect.poll(() => lineOf(page, first!).getByRole('textbox').inputValue()).toBe('5');
    await expect.poll(() => lineOf(page, second!).getByRole('textbox').inputValue()).toBe('2');
    await draftOf(page).getByText('NUK-KA: nuk u gjet asnjë produkt me këtë kod').waitFor();
    await draftOf(page).getByText('„faleminderit”: nuk u kuptua').waitFor();
    await draftOf(page).getByRole('button', { name: 'Mbyll njoftimin' }).click();
    await paste('Kuti 30');
    await expect
      .poll(() => page.getByRole('searchbox', { name: 'Kërko produkte' }).inputValue())
      .toBe('Kuti 30');
  });

  journey('what there is, for whom, and when there is nothing', async ({ shop, page }) => {
    const [product] = productsOf(shop, 1);
    await openCall(page, shop, customerOf(shop, 5));
    const panel = page.getByRole('region', { name: 'Produktet e Disponueshme' });
    const find = panel.getByRole('searchbox');
    await find.fill(product!.code);
    const row = panel.getByRole('listitem').filter({ hasText: product!.name });
    await row.getByLabel(`Sasia për ${product!.name}`).fill('6');
    await row.getByRole('button', { name: `Shto ${product!.name}` }).click();
    await expect.poll(() => row.getByLabel(`Sasia për ${product!.name}`).inputValue()).toBe('1');
    await row.getByText('Në porosi: 6').waitFor();
    await find.fill('zzzz');
    await panel.getByText('Nuk u gjetën produkte').waitFor();
    await panel.getByText('Provoni një term tjetër kërkimi').waitFor();
    const none = { products: [], nextCursor: null, total: 0, isTotalExact: true };
    await answerWith(page, 'callAgent.products.list', none);
    await page.goto(`${DESK}?customer=${customerOf(shop, 6).id}`);
    await panel.getByText('Nuk ka produkte të disponueshme për këtë rajon.').waitFor();
  });
});

describe('the orders below', () => {
  journey(
    'by date or pending, status and driver, a rejection taken back, a red box on failure',
    async ({ shop, visit }) => {
      const { page, troubles } = await visit();
      troubles.expect(/ERR_FAILED/);
      const [product] = productsOf(shop, 1);
      await openDesk(page, shop);
      const { order } = await send(page, shop, 'POST', '/api/callcenter/orders', {
        user_id: customerOf(shop, 7).id,
        deliver_date: tomorrow(),
        products: [{ product_id: product!.id, quantity: 1 }],
      });
      const id = order.order_id;
      const row = page.getByRole('article', { name: `Porosia #${id}` });
      await page.getByRole('heading', { name: 'Porosit sipas dates' }).waitFor();
      await row.waitFor();
      await chooseDriver(row, id, 2);
      await page.getByText('Order driver updated successfully').waitFor();
      await chooseStatus(row, id, 'E Pergaditur');
      const question = page.getByRole('dialog', { name: `Ta shënoj porosinë ${id} E Pergaditur?` });
      await question.getByRole('listitem').waitFor();
      expect(statusOf(shop, id)).toBe('E Procesuar');
      await question.getByRole('button', { name: 'Shëno gjithsesi' }).click();
      await page.getByText('Statusi u përditësua me sukses').waitFor();
      expect(statusOf(shop, id)).toBe('E Pergaditur');
      await page.route('**/trpc/*callAgent.orders.setStatus*', (route) => route.abort());
      await chooseStatus(row, id, 'E Procesuar');
      await page.getByRole('alert').getByText('Network error').waitFor();
      await statusChip(row, id).getByText('E Pergaditur').waitFor();
      await page.getByRole('button', { name: 'Show Pending' }).click();
      await page.getByRole('heading', { name: 'Porosit e papergaditura' }).waitFor();
      await expect.poll(() => row.count()).toBe(0);
      await page.getByRole('button', { name: 'Filter by Date' }).click();
      const counted = page.waitForRequest((request) => request.url().includes('orders.countPending'));
      await page.getByLabel('Data e porosive').fill('01.01.2020');
      // The count is refreshed with each load of the list.
      await counted;
      await page.getByText('No orders found for 01.01.2020').waitFor();
      await page.route('**/trpc/*callAgent.orders.pending*', (route) => route.abort());
      await page.goto(`${DESK}?show=pending`);
      const list = page.getByRole('region', { name: 'Porosit e papergaditura' });
      await list.getByRole('alert').getByText('Network error. Please check your connection.').waitFor();
      await page.unroute('**/trpc/*callAgent.orders.pending*');
      await list.getByRole('button', { name: 'Provo Përsëri' }).click();
      await page.getByRole('article').first().waitFor();
    },
  );
});
