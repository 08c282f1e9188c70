import { expect } from 'vitest';
import { expectAccessible } from '#testing/e2e/expect-accessible.ts';
import { journey, phone } from '#testing/e2e/journey.ts';
import {
  asPerson,
  dayAfter,
  holdNextAnswer,
  logInAs,
  openPanel,
  placeOrders,
  readShop,
  send,
  typed,
} from '#testing/e2e/staff-scenes.ts';
import { openOffice, toast } from './admin-scenes.ts';

journey(
  'the office books a payment by the keyboard, takes it back with a reason and changes the terms',
  async ({ shop, page }) => {
    const [order] = await placeOrders(shop, { customers: [1], products: 2 });
    const { orderId } = order!;
    const reference = `RRN ${orderId}`;
    await asPerson(shop, 'admin@furnizo.test', (office) =>
      send(office, shop, 'PUT', '/api/orders/update-status', {
        order_id: orderId,
        delivery_status: 'E Nisur',
      }),
    );
    const paymentsNow = () =>
      readShop(shop, (db) => db.prepare('SELECT id FROM payments WHERE reference = ?').all(reference).length);
    await logInAs(page, shop, 'admin@furnizo.test');
    await page.goto(`/secret-dashboard/orders?q=%23${orderId}`);
    const panel = await openPanel(page, orderId);
    await panel.getByRole('link', { name: 'Llogaria e klientit' }).click();
    const open = page.getByRole('table', { name: 'Dokumentet e hapura' });
    await open.waitFor();
    await expectAccessible(page);

    // P, the suggested amount, Enter.
    await page.keyboard.press('p');
    const dialog = page.getByRole('dialog', { name: /^Regjistro pagesë: / });
    const amount = dialog.getByRole('textbox', { name: 'Shuma (€)' });
    await amount.and(page.locator(':focus')).waitFor();
    await page.keyboard.type('0');
    await page.keyboard.press('Enter');
    // Enter in a field books nothing, and no method is preselected.
    expect(await dialog.getByRole('button', { pressed: true }).count()).toBe(0);
    await dialog.getByRole('button', { name: 'Regjistro', exact: true }).click();
    await dialog.getByText('Zgjidhni mënyrën e pagesës.').waitFor();
    await dialog.getByText('Shuma duhet të jetë më e madhe se zero.').waitFor();
    await amount.fill('5');
    await dialog.getByRole('button', { name: 'Bankë' }).click();
    await dialog.getByRole('textbox', { name: 'Referenca' }).fill(reference);
    await dialog.getByText('Zgjedh vetë').click();
    const part = dialog.getByRole('textbox', { name: /^Shuma për Faturë / }).first();
    await part.fill('6');
    await dialog.getByText(/^Keni ndarë 1,00.€ më shumë se pagesa\.$/).waitFor();
    await part.fill('5');
    await expectAccessible(page);
    // Escape does not lose typed input.
    await page.keyboard.press('Escape');
    const leaving = page.getByRole('dialog', { name: 'Keni ndryshime të paruajtura' });
    await leaving.waitFor();
    await page.keyboard.press('Escape');
    await leaving.waitFor({ state: 'hidden' });
    await expect.poll(() => part.inputValue()).toBe('5');
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Regjistro', exact: true }).click();
    await toast(page, /^U regjistrua PAG-/).waitFor();
    await dialog.waitFor({ state: 'hidden' });
    expect(paymentsNow()).toBe(1);

    // A repeated bank reference is reported, and nothing is booked.
    await page.getByRole('button', { name: 'Regjistro pagesë' }).click();
    await amount.fill('5');
    await dialog.getByRole('button', { name: 'Bankë' }).click();
    await dialog.getByRole('textbox', { name: 'Referenca' }).fill(reference);
    await dialog.getByRole('button', { name: 'Regjistro', exact: true }).click();
    await toast(page, 'Kjo pagesë bankare është regjistruar tashmë').waitFor();
    expect(paymentsNow()).toBe(1);
    await amount.fill('50000');
    await dialog.getByRole('textbox', { name: 'Referenca' }).fill(`${reference}-2`);
    await dialog.getByRole('button', { name: 'Regjistro', exact: true }).click();
    await page
      .getByRole('dialog', { name: /më shumë se borxhi\. Ta regjistroj\?$/ })
      .getByRole('button', { name: 'Kthehu' })
      .click();
    expect(paymentsNow()).toBe(1);
    await dialog.getByRole('button', { name: 'Anulo' }).click();

    await page.getByRole('tab', { name: 'Regjistrimet' }).click();
    await page
      .getByRole('button', { name: /^Kthe Pagesë PAG-/ })
      .first()
      .click();
    const back = page.getByRole('dialog', { name: /^Kthe pagesën PAG-/ });
    await back.getByRole('button', { name: 'Kthe' }).click();
    await back.getByText('Shkruani arsyen.').waitFor();
    await back.getByRole('textbox', { name: 'Arsyeja' }).fill('Klient tjetër');
    await page.keyboard.press('Enter');
    await toast(page, /^U kthye\. Saldo: /).waitFor();
    await page.getByText('E kthyer').first().waitFor();

    await page.getByRole('button', { name: 'Afati dhe limiti' }).click();
    const terms = page.getByRole('dialog', { name: 'Afati dhe limiti' });
    const days = terms.getByRole('textbox', { name: 'Afati i pagesës (ditë)' });
    const limit = terms.getByRole('textbox', { name: 'Limiti i borxhit (€)' });
    await expect.poll(() => days.inputValue()).toMatch(/^\d+$/);
    await days.fill('121');
    await page.keyboard.press('Enter');
    await terms.getByText('Numri është shumë i madh.').waitFor();
    await days.fill('');
    await days.pressSequentially('45');
    // An unreadable limit is an error, not "no limit".
    await limit.fill('1.2.3');
    await page.keyboard.press('Enter');
    await terms.getByText('Shkruani vetëm numër.').waitFor();
    await limit.fill('');
    await limit.pressSequentially('5.000,00');
    await page.keyboard.press('Enter');
    await toast(page, 'Afati dhe limiti u ruajtën').waitFor();
    const figures = page.getByRole('region', { name: 'Gjendja e llogarisë' });
    await figures.getByText('45 ditë').waitFor();
    await figures.getByText(/^5\.000,00.€$/).waitFor();
    // An empty field removes the limit.
    await page.getByRole('button', { name: 'Afati dhe limiti' }).click();
    expect([await days.inputValue(), await limit.inputValue()]).toEqual(['45', '5000,00']);
    await limit.fill('');
    const customerId = new URL(page.url()).pathname.split('/').at(-1);
    await asPerson(shop, 'admin@furnizo.test', (colleague) =>
      send(colleague, shop, 'PUT', `/api/accounts/${customerId}/terms`, { terms_days: 20 }),
    );
    await limit.press('Enter');
    await figures.getByText('Pa limit').waitFor();
    await figures.getByText('20 ditë').waitFor();

    await page.getByRole('tab', { name: 'Kartela' }).click();
    await page.getByRole('table', { name: 'Kartela' }).getByText('Kthim i regjistrimit').waitFor();
    // An overdue opening balance is due for a reminder.
    await page.getByRole('button', { name: 'Veprime' }).click();
    await page.getByRole('menuitem', { name: 'Gjendje fillestare' }).click();
    const opening = page.getByRole('dialog', { name: 'Gjendje fillestare' });
    await opening.getByRole('textbox', { name: 'Afati i pagesës' }).fill(typed(dayAfter(-40)));
    await opening.getByRole('textbox', { name: 'Shuma (€)' }).fill('120,50');
    await opening.getByRole('button', { name: 'Regjistro' }).click();
    await toast(page, 'Gjendja u regjistrua').waitFor();
    await page.goto('/secret-dashboard/accounts?view=reminders&level=3');
    await page
      .getByRole('button', { name: /^Kujto: / })
      .first()
      .click();
    const reminder = page.getByRole('dialog', { name: /^Kujtesë për / });
    await reminder.getByRole('textbox', { name: 'Teksti' }).waitFor();
    await expectAccessible(page);
    await reminder.getByRole('button', { name: 'Kopjo dhe shëno si të dërguar' }).click();
    await toast(page, 'Kujtesa u shënua').waitFor();
    await page.getByText(/^Shkalla 3 · \d/).waitFor();

    // A counted and closed till is reopened only with a reason.
    await page.goto('/secret-dashboard/cash');
    await page.getByRole('button', { name: /^Arka/ }).click();
    await page.getByRole('textbox', { name: 'Shuma e numëruar (€)' }).fill('0');
    await page.getByRole('button', { name: 'Ruaje numërimin' }).click();
    await toast(page, 'Numërimi i zyrës u ruajt').waitFor();
    await page.getByRole('button', { name: 'Mbyll ditën' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Mbyll ditën' }).click();
    await toast(page, 'Dita u mbyll').waitFor();
    await page.getByRole('button', { name: 'Rihape ditën' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Rihape ditën' }).click();
    await page.getByText('Shkruani arsyen.').waitFor();
    await page.getByRole('textbox', { name: 'Arsyeja' }).fill('Numërim i gabuar');
    await page.keyboard.press('Enter');
    await toast(page, 'Dita u rihap').waitFor();
    await expectAccessible(page);

    await page.goto('/secret-dashboard/accounts');
    await page.getByRole('tab', { name: 'Kontrolli' }).click();
    await page.getByText('Gjithçka përputhet').waitFor();
    await page.getByRole('tab', { name: 'Vjetërsia e borxheve' }).click();
    await page.getByRole('table', { name: 'Vjetërsia e borxheve' }).waitFor();
    await expectAccessible(page);
  },
);

journey(
  'the statement of an account is read on a phone without scrolling sideways',
  async ({ shop, visit }) => {
    const customer = readShop(shop, (db) =>
      db
        .prepare('SELECT customer_id AS id FROM customer_entries GROUP BY customer_id ORDER BY count(*) DESC')
        .get(),
    ) as { id: number };
    const { page } = await visit(phone);
    await logInAs(page, shop, 'admin@furnizo.test');
    await page.goto(`/secret-dashboard/accounts/${customer.id}?view=statement&from=2020-01-01`);
    const statement = page.getByRole('region', { name: 'Kartela' });
    await statement.getByText('FAT-').first().waitFor();
    const width = () => statement.evaluate((box) => [box.scrollWidth, box.clientWidth]);
    await expect.poll(async () => (await width())[0]).toBe((await width())[1]);
    await expectAccessible(page);
  },
);

journey('what is typed for the till while a movement is saved stays', async ({ shop, page }) => {
  await openOffice(page, shop, 'tab=overview');
  await page.goto('/secret-dashboard/cash');
  await page.getByRole('button', { name: /^Arka/ }).click();
  const form = page.getByRole('form', { name: 'Shto lëvizje' });
  const amount = form.getByLabel('Shuma (€)');
  const reason = form.getByLabel('Përshkrimi');
  const answer = await holdNextAnswer(page, 'admin.cash.move');
  await amount.fill('20');
  await reason.fill('Kusuri i parë');
  await form.getByRole('button', { name: 'Ruaje lëvizjen' }).click();
  await amount.fill('35');
  await reason.fill('Kusuri i dytë');
  answer();
  await page.getByText('Kusuri i parë').waitFor();
  expect(await reason.inputValue()).toBe('Kusuri i dytë');
  await form.getByRole('button', { name: 'Ruaje lëvizjen' }).click();
  await page.getByText('Kusuri i dytë').waitFor();
  await expect.poll(() => amount.inputValue()).toBe('');
});
