import { desk, journey } from '#testing/e2e/journey.ts';
import { logInAs, untilCodeIsStored } from '#testing/e2e/staff-scenes.ts';

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
