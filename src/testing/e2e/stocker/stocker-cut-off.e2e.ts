import { expect } from 'vitest';
import { desk, journey, phone } from '#testing/e2e/journey.ts';
import { logInAs, openPanel, placeOrders, tomorrow, untilCodeIsStored } from '#testing/e2e/staff-scenes.ts';

const CUT_OFF = 'Nuk ka rrjet';

journey('a page that could not open without a network opens once it is back', async ({ shop, visit }) => {
  const { page, troubles } = await visit({ ...desk, serviceWorkers: 'allow' });
  troubles.expect(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Unable to preload CSS/);
  await logInAs(page, shop, 'stocker@furnizo.test');
  await page.goto('/stocker-dashboard');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await untilCodeIsStored(page);
  await page.context().setOffline(true);
  await page.getByText('Menaxho Stokun').first().click();
  await page.getByRole('heading', { name: CUT_OFF }).waitFor();
  await page.context().setOffline(false);
  await page.getByRole('heading', { name: 'Menaxhimi i Stokut' }).waitFor();
});

journey('without its calendar a date is text, and the page stays', async ({ shop, visit }) => {
  const { page, troubles } = await visit();
  troubles.expect(/ERR_FAILED|ERR_INTERNET_DISCONNECTED|Unable to preload CSS/);
  await logInAs(page, shop, 'stocker@furnizo.test');
  await page.goto('/stocker-dashboard?show=pending');
  await page.getByRole('list', { name: 'Porositë' }).waitFor();
  // The code of messages is loaded after the page.
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Filter by Date' }).click();
  await page.getByText('Network error. Please check your connection.').waitFor();
  await page.locator('input[readonly][aria-label="Data"]').waitFor();
  await page.getByRole('button', { name: 'Show Pending' }).waitFor();
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Provo Përsëri' }).click();
  await page.locator('input:not([readonly])[aria-label="Data"]').waitFor();
});

journey('the calendar of a dialog stays on a phone, however high', async ({ shop, visit }) => {
  const [order] = await placeOrders(shop, { customers: [1], products: 1 });
  const { page } = await visit({ ...phone, viewport: { width: 360, height: 640 } });
  await logInAs(page, shop, 'stocker@furnizo.test');
  await page.goto(`/stocker-dashboard?by=delivery&date=${tomorrow()}`);
  const panel = await openPanel(page, order!.orderId);
  await panel.getByRole('button', { name: 'Ndrysho datën' }).click();
  const calendar = page.locator('[data-dates-dropdown]');
  await calendar.waitFor();
  for (const height of [640, 360]) {
    await page.setViewportSize({ width: 360, height });
    await expect
      .poll(() => calendar.evaluate((box) => box.getBoundingClientRect().bottom))
      .toBeLessThanOrEqual(height);
    await calendar.hover({ position: { x: 100, y: 60 } });
    await page.mouse.wheel(0, 400);
    const last = calendar.locator('td button').last();
    await expect
      .poll(() => last.evaluate((day) => day.getBoundingClientRect().bottom))
      .toBeLessThanOrEqual(height);
  }
});
