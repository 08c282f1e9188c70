import { expect } from 'vitest';
import { expectAccessible } from '#testing/e2e/expect-accessible.ts';
import { journey } from '#testing/e2e/journey.ts';
import { logInAs, placeOrders, tick, tomorrow } from '#testing/e2e/staff-scenes.ts';

journey(
  'a picking list by shelf, by van and by order is ticked off live and printed',
  async ({ shop, page, visit }) => {
    const orders = await placeOrders(shop, { customers: [1, 1], products: 3 });
    await logInAs(page, shop, 'stocker@furnizo.test');
    await page.goto(`/stocker-dashboard?by=delivery&date=${tomorrow()}`);
    await tick(page, orders);
    await page
      .getByRole('region', { name: /zgjedhura/ })
      .getByRole('button', { name: 'Lista e mbledhjes' })
      .click();
    await page.getByText('0 nga 3 të mbledhura').waitFor();
    const [name, other] = orders[0]!.products.map((product) => product.name);
    // Not check(): the tick follows the server's list, a moment after the tap.
    await page.getByRole('checkbox', { name: `${name}, 6 copë, e mbledhur` }).click();
    await page.getByText('1 nga 3 të mbledhura').waitFor();
    const { page: tablet } = await visit();
    await logInAs(tablet, shop, 'stocker@furnizo.test');
    await tablet.goto(page.url());
    await tablet.getByText('1 nga 3 të mbledhura').waitFor();
    await page.getByRole('checkbox', { name: `${other}, 6 copë, e mbledhur` }).click();
    await tablet.getByText('2 nga 3 të mbledhura').waitFor();
    await page.getByRole('button', { name: 'Kthe', exact: true }).click();
    await tablet.getByText('1 nga 3 të mbledhura').waitFor();
    await page.reload();
    await page.getByText('1 nga 3 të mbledhura').waitFor();
    await page.getByRole('switch', { name: 'Edhe të mbledhurat' }).check();
    await page.getByRole('checkbox', { name: `${name}, 6 copë, e mbledhur` }).waitFor();
    await expectAccessible(page);
    await page.getByText('Sipas furgonit').click();
    await page.getByText('2 nga 6 të mbledhura').waitFor();
    await page.getByText('Sipas porosive').click();
    const first = page.getByRole('region', { name: `Porosia ${orders[0]!.orderId}` });
    await first.getByRole('button', { name: `Mungon ose i dëmtuar: ${other}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Shëno', exact: true }).click();
    await first.getByRole('checkbox', { name: `${other}, 2 copë, e mbledhur` }).waitFor();
    const answer = page.waitForResponse('**/api/stock/picking-list/pdf**');
    await page.getByRole('button', { name: 'PDF' }).click();
    expect((await answer).headers()['content-type']).toBe('application/pdf');
    await page.getByRole('button', { name: 'Kthehu te porositë' }).click();
    await page.locator(`[data-order="${orders[0]!.orderId}"]`).waitFor();
  },
);
