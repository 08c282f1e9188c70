import { describe, expect } from 'vitest';
import { journey } from '#testing/e2e/journey.ts';
import { asPerson, holdNextAnswer, logInAs, send } from '#testing/e2e/staff-scenes.ts';
import { openOffice, toast } from './admin-scenes.ts';

describe('Firma jonë', () => {
  journey(
    'a new region is in the filter of another browser without a reload',
    async ({ shop, page, visit }) => {
      const { page: theirs } = await visit();
      await logInAs(theirs, shop, 'admin@furnizo.test');
      await theirs.goto('/secret-dashboard/orders');
      const filter = theirs.getByRole('button', { name: /^Regjioni/ });
      await filter.waitFor();
      await openOffice(page, shop, 'tab=settings');
      await page.getByRole('link', { name: 'Firma jonë' }).click();
      await page.getByRole('button', { name: 'Rajon i ri' }).click();
      const indentOf = (part: string) =>
        page
          .getByRole('dialog')
          .locator(`.mantine-Switch-${part}`)
          .evaluate((words) => getComputedStyle(words).paddingInlineStart);
      expect(await indentOf('description')).toBe(await indentOf('label'));
      await page.getByLabel('Emri', { exact: true }).fill('Prizren');
      await page.getByRole('button', { name: 'Ruaj' }).click();
      await page.getByRole('list', { name: 'Rajonet' }).getByText('Prizren').waitFor();
      await filter.click();
      await theirs.getByRole('menuitemradio', { name: 'Prizren' }).waitFor();
    },
  );

  journey('a late answer closes no dialog that was opened since', async ({ shop, page }) => {
    await openOffice(page, shop, 'tab=settings');
    await page.goto('/secret-dashboard/settings/firm?tab=regions');
    const edit = page.getByRole('button', { name: /^Ndrysho: / });
    const dialog = page.getByRole('dialog');
    const name = dialog.getByLabel('Emri në dokumente');
    const answer = await holdNextAnswer(page, 'admin.regions.update');
    await edit.nth(0).click();
    await name.fill('Qyteti');
    await dialog.getByRole('button', { name: 'Ruaj' }).click();
    await dialog.getByRole('button', { name: 'Anulo' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await edit.nth(1).click();
    await name.fill('Fshati');
    answer();
    await toast(page, 'u ruajt').waitFor();
    await page.getByRole('list', { name: 'Rajonet' }).getByText('Qyteti').waitFor();
    expect(await name.inputValue()).toBe('Fshati');
  });

  journey('a group that is renamed has its new name in the shop', async ({ shop, page, visit }) => {
    await openOffice(page, shop, 'tab=settings');
    await page.goto('/secret-dashboard/settings/firm?tab=groups');
    await page.getByRole('button', { name: 'Ndrysho: Paketime' }).click();
    await page.getByLabel('Emri', { exact: true }).fill('Kartonë');
    await page.getByLabel('Çelësi').fill('kartone');
    await page.getByRole('button', { name: 'Ruaj' }).click();
    await page.getByText('/category/kartone').waitFor();
    const { page: guest } = await visit();
    await guest.goto('/category/paketime');
    await guest.waitForURL(/\/category\/kartone$/);
    await expect.poll(() => guest.getByRole('heading', { level: 1 }).textContent()).toBe('Kartonë');
  });

  journey(
    'a part that is switched off leaves the menu of open screens, and its address says that it is off',
    async ({ shop, page, visit }) => {
      await asPerson(shop, 'admin@furnizo.test', (office) =>
        send(office, shop, 'PUT', '/api/admin/settings', { purchasing: true }),
      );
      const { page: theirs } = await visit();
      await logInAs(theirs, shop, 'admin@furnizo.test');
      await theirs.goto('/secret-dashboard/purchasing?tab=suppliers');
      const entry = theirs.getByRole('link', { name: 'Blerjet' });
      await entry.waitFor();
      await openOffice(page, shop, 'tab=settings');
      const form = page.getByRole('form', { name: 'Çka përdorim' });
      const flip = async () => {
        await form.getByText('Blerjet', { exact: true }).click();
        await form.getByRole('button', { name: 'Ruaj' }).click();
      };
      await flip();
      await entry.waitFor({ state: 'detached' });
      await theirs.getByRole('heading', { name: 'Kjo pjesë nuk është e ndezur.' }).waitFor();
      expect(await theirs.getByRole('tab').count()).toBe(0);
      for (const address of ['/secret-dashboard/reports', '/secret-dashboard/purchasing']) {
        await theirs.goto(address);
        await theirs.getByRole('heading', { name: 'Kjo pjesë nuk është e ndezur.' }).waitFor();
        expect(await theirs.locator('nav [aria-current="page"]').count()).toBe(0);
      }
      await expect.poll(() => theirs.title()).toContain('Blerjet · ');
      await theirs.goto('/secret-dashboard/audit');
      await theirs.getByRole('combobox', { name: 'Gjëja' }).click();
      await theirs.getByRole('option', { name: 'Librat' }).waitFor();
      expect(await theirs.getByRole('option', { name: 'Blerjet' }).count()).toBe(0);
      await theirs.goto('/secret-dashboard/purchasing');
      await flip();
      await entry.waitFor();
      await theirs.getByRole('tab', { name: 'Furnitorët' }).waitFor();
    },
  );
});
