import { expect } from 'vitest';
import {
  expectAccessible,
  expectAccessibleInBothSchemes,
  overflowOf,
} from '#testing/e2e/expect-accessible.ts';
import { desk, journey, phone } from '#testing/e2e/journey.ts';
import { asPerson, logInAs, send } from '#testing/e2e/staff-scenes.ts';
import { eventually, listProducts, openAsCustomer, openCheckout, setStock } from './storefront-scenes.ts';

journey(
  'a customer changes an order until somebody begins with it, and reports what came damaged',
  { timeout: 90_000 },
  async ({ visit, shop }) => {
    const { page } = await visit(phone);
    await openAsCustomer(page, shop, '/cart', 14);
    const [first, second] = await listProducts(page, shop, 'paketime');
    await openCheckout(page, shop, first!.id);
    await page.getByRole('button', { name: 'Konfirmo Porosinë' }).click();
    await page.getByRole('heading', { name: 'Porosia u konfirmua!' }).waitFor();
    await page.getByRole('link', { name: /^Porosia nr\. \d+/ }).click();
    await page.getByRole('button', { name: 'Ndrysho porosinë' }).click();
    const isReadFromTop = (name: RegExp) =>
      eventually(() =>
        page
          .getByRole('heading', { level: 1, name })
          .evaluate((heading) => heading === document.activeElement && window.scrollY === 0),
      ).toBe(true);
    await isReadFromTop(/^Ndryshimi i porosisë/);
    await page
      .getByRole('button', { name: /^Rrit sasinë/ })
      .first()
      .click();
    await page.getByRole('searchbox', { name: 'Kërko me emër ose kod' }).fill(second!.name);
    const addition = page.getByRole('button', { name: `Shto në porosi: ${second!.name}`, exact: true });
    await eventually(() =>
      addition.evaluate((button) => {
        const { x, y } = button.getBoundingClientRect();
        return button.contains(document.elementFromPoint(x + 9, y + 9));
      }),
    ).toBe(true);
    await addition.click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Ruaj ndryshimet' }).click();
    await page.getByText('Porosia u ndryshua.').waitFor();
    await isReadFromTop(/^Porosia nr\./);
    await page.getByRole('article').getByText(second!.name.slice(0, 20)).first().waitFor();
    const orderId = Number(new URL(page.url()).pathname.split('/').at(-1));
    await expectAccessibleInBothSchemes(page);

    await page.getByRole('button', { name: 'Ndrysho porosinë' }).click();
    await page
      .getByRole('button', { name: /^Hiqe nga porosia/ })
      .first()
      .click();
    const save = page.getByRole('button', { name: 'Ruaj ndryshimet' });
    await save.click({ trial: true });
    await asPerson(shop, 'stocker@furnizo.test', (warehouse) =>
      send(warehouse, shop, 'PUT', '/api/orders/update-status', {
        order_id: orderId,
        delivery_status: 'E Pergaditur',
      }),
    );
    await save.click();
    await page
      .getByText(/Porosia po përgatitet tashmë/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Ndrysho porosinë' }).waitFor({ state: 'detached' });

    const { page: office } = await visit(desk);
    await logInAs(office, shop, 'admin@furnizo.test');
    await send(office, shop, 'PUT', '/api/orders/update-status', {
      order_id: orderId,
      delivery_status: 'E Realizuar',
    });
    await page.getByRole('button', { name: 'Raporto mungesë ose dëmtim' }).click();
    const sendReport = page.getByRole('button', { name: 'Dërgoja dyqanit' });
    await page.getByLabel('Përshkrimi').fill('Një kuti është e çarë');
    await expect.poll(() => sendReport.isDisabled()).toBe(true);
    await page.getByLabel('Çfarë ka ndodhur').selectOption('E dëmtuar');
    await page.goBack();
    const question = page.getByRole('dialog');
    await question.getByRole('button', { name: 'Qëndro' }).click();
    await question.waitFor({ state: 'detached' });
    const ordered = page.getByRole('group', { name: /^Sa copë/ });
    await ordered
      .getByRole('button', { name: /^Rrit sasinë/ })
      .last()
      .click();
    await page.locator('input[type=file]').setInputFiles('data/demo/products/bottles.webp');
    await page.getByRole('img', { name: 'Fotoja 1' }).waitFor();
    await expectAccessible(page);
    await sendReport.click();
    await page.getByText('Në shqyrtim').waitFor();
    await page.getByText(/^E dëmtuar · 1 × /).waitFor();
    expect(
      await page
        .getByRole('heading', { name: 'Mungon diçka ose erdhi e dëmtuar?' })
        .evaluate((heading) => heading === document.activeElement),
    ).toBe(true);
    await office.goto('/secret-dashboard/overview');
    const complaint = office.getByRole('article', { name: `Porosia ${orderId}` });
    await complaint.getByRole('img').waitFor();
    await complaint.getByRole('textbox').fill('E sjellim nesër.');
    // A colleague answers meanwhile: what is being typed stays.
    await asPerson(shop, 'admin@furnizo.test', async (colleague) => {
      const { result } = await send(
        colleague,
        shop,
        'GET',
        '/trpc/admin.complaints.list?input={"isDone":false}',
      );
      const [{ complaintId }] = result.data;
      const answered = { complaintId, answer: 'E shohim.', isDone: false };
      await send(colleague, shop, 'POST', '/trpc/admin.complaints.settle', answered);
    });
    await complaint.getByText('Klienti sheh tani: E shohim.').waitFor();
    await complaint.getByRole('button', { name: 'Përfundo' }).click();
    await page.getByText('E sjellim nesër.').waitFor();
    const width = await overflowOf(page);
    expect(width).toBeLessThanOrEqual(0);
  },
);

journey('when less than a pack is left, all of it is added to an order', async ({ page, shop }) => {
  await openAsCustomer(page, shop, '/cart', 9);
  const [first, last] = await listProducts(page, shop, 'pasticeri');
  await asPerson(shop, 'admin@furnizo.test', async (office) => {
    await send(office, shop, 'PUT', `/api/products/${last!.id}`, { pack_size: 24, order_step: 24 });
  });
  await setStock(shop, last!.id, 10);
  await openCheckout(page, shop, first!.id);
  await page.getByRole('button', { name: 'Konfirmo Porosinë' }).click();
  await page.getByRole('link', { name: /^Porosia nr\. \d+/ }).click();
  await page.getByRole('button', { name: 'Ndrysho porosinë' }).click();
  await page.getByRole('searchbox', { name: 'Kërko me emër ose kod' }).fill(last!.name);
  await page.getByRole('button', { name: `Shto në porosi: ${last!.name}`, exact: true }).click();
  await page.getByRole('button', { name: 'Ruaj ndryshimet' }).click();
  await page.getByText('Porosia u ndryshua.').waitFor();
});

journey('a line added to an order shows the price it is charged at', async ({ page, shop }) => {
  await openAsCustomer(page, shop, '/cart', 12);
  const [first, second] = await listProducts(page, shop, 'paketime');
  const { id: customerId } = (await send(page, shop, 'GET', '/trpc/profile.get')).result.data;
  const prices = [1, 3].map((from) => ({
    productId: second!.id,
    from,
    priceE4: from === 1 ? 9_0000 : 7_0000,
  }));
  await asPerson(shop, 'admin@furnizo.test', (office) =>
    send(office, shop, 'POST', '/trpc/admin.prices.setContractPrices', { customerId, prices }),
  );
  await openCheckout(page, shop, first!.id);
  await page.getByRole('button', { name: 'Konfirmo Porosinë' }).click();
  await page.getByRole('link', { name: /^Porosia nr\. \d+/ }).click();
  await page.getByRole('button', { name: 'Ndrysho porosinë' }).click();
  await page.getByRole('searchbox', { name: 'Kërko me emër ose kod' }).fill(second!.name);
  await page.getByRole('button', { name: `Shto në porosi: ${second!.name}`, exact: true }).click();
  const line = page.getByRole('listitem').filter({ hasText: 'E re, me çmimin e sotëm' });
  await line.getByText(/^9,00\s€/).waitFor();
  expect(await page.getByText('Asnjë produkt me këtë emër ose kod.').count()).toBe(0);
  const more = line.getByRole('button', { name: /^Rrit sasinë/ });
  await more.click();
  await more.click();
  await line.getByText(/^7,00\s€/).waitFor();
});

journey('an order is changed while other goods wait in the cart', async ({ visit, shop }) => {
  const { page } = await visit(phone);
  await openAsCustomer(page, shop, '/cart', 11);
  const [first, second] = await listProducts(page, shop, 'paketime');
  await openCheckout(page, shop, first!.id);
  await page.getByRole('button', { name: 'Konfirmo Porosinë' }).click();
  await page.getByRole('link', { name: /^Porosia nr\. \d+/ }).click();
  const change = page.getByRole('button', { name: 'Ndrysho porosinë' });
  await change.waitFor();
  await send(page, shop, 'POST', '/api/cart', { productId: second!.id });
  await page.reload();
  const cartBar = page.getByRole('complementary', { name: 'Shporta juaj' });
  await cartBar.waitFor();
  await change.click();
  await page
    .getByRole('button', { name: /^Rrit sasinë/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Ruaj ndryshimet' }).click();
  await page.getByText('Porosia u ndryshua.').waitFor();
  await cartBar.waitFor();
});

journey('an order is printed dark on white, without what only leads on', async ({ visit, shop }) => {
  const { page } = await visit({ ...desk, colorScheme: 'dark' });
  await logInAs(page, shop, 'customer1@furnizo.test');
  await page.goto('/porosite');
  await page.waitForLoadState('networkidle');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  const order = page.getByRole('article').first();
  const ink = await order.evaluate((element) => getComputedStyle(element).color);
  expect(ink).toBe('rgb(51, 33, 26)');
  expect(await page.getByText('Blerjet e mia').first().isVisible()).toBe(false);
  await expect.poll(() => order.getByText(/Porosia nr\./).isVisible()).toBe(true);
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  expect(await order.evaluate((element) => getComputedStyle(element).color)).not.toBe(ink);
  await page
    .getByRole('link', { name: /Porosia nr\./ })
    .first()
    .waitFor();
});
