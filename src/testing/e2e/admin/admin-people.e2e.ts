import { describe, expect } from 'vitest';
import { journey } from '#testing/e2e/journey.ts';
import { driverOf, logInAs, send } from '#testing/e2e/staff-scenes.ts';
import { openOffice, toast } from './admin-scenes.ts';

const patient = { timeout: 30_000 };

describe('Krijo User', () => {
  journey(
    'makes an account, says so for three seconds, and the person can log in',
    async ({ shop, page, visit }) => {
      await page.clock.install();
      await openOffice(page, shop, 'tab=createuser');
      await page.getByRole('button', { name: 'Krijo User' }).click();
      for (const sentence of ['Emri është i detyrueshëm.', 'Email-i është i detyrueshëm.']) {
        await page.getByText(sentence).waitFor();
      }
      await page.getByLabel('Emri', { exact: false }).first().fill('Furra e Re');
      await page.getByLabel('Numri i telefonit').fill('044 777 001');
      await page.getByLabel('Email').fill('furra.re@example.test');
      await page.getByLabel('Fjalëkalimi', { exact: false }).first().fill('fjalekalim-1');
      await page.getByLabel('Konfirmo fjalëkalimin').fill('tjeter-gje');
      await page.getByRole('button', { name: 'Krijo User' }).click();
      await page.getByText('Fjalëkalimet nuk përputhen.').waitFor();
      await page.getByLabel('Konfirmo fjalëkalimin').fill('fjalekalim-1');
      await page.getByRole('button', { name: 'Krijo User' }).click();
      await toast(page, 'User account created successfully').waitFor();
      const flag = page.getByText('Përdoruesi u krijua me sukses!');
      await flag.waitFor();
      await page.clock.fastForward(3000);
      await flag.waitFor({ state: 'detached' });
      const { page: theirs } = await visit();
      const answer = await theirs.request.post('/api/auth/login', {
        data: { email: 'furra.re@example.test', password: 'fjalekalim-1' },
        headers: { origin: shop.url },
      });
      expect(await answer.json()).toMatchObject({ user: { role: 'customer', region_id: 1 } });
    },
  );

  journey('says at its field that an e-mail is taken', async ({ shop, page }) => {
    await openOffice(page, shop, 'tab=createuser');
    await page.getByLabel('Emri', { exact: false }).first().fill('Dyfish');
    await page.getByLabel('Email').fill('ADMIN@furnizo.test');
    await page.getByLabel('Fjalëkalimi', { exact: false }).first().fill('fjalekalim-1');
    await page.getByLabel('Konfirmo fjalëkalimin').fill('fjalekalim-1');
    await page.getByRole('button', { name: 'Krijo User' }).click();
    await page.locator('form').getByText('Ekziston tashmë një llogari me këtë email.').waitFor();
  });
});

describe('Përdoruesit', () => {
  journey('finds people by name and role, and keeps it in the address', async ({ shop, page }) => {
    await openOffice(page, shop, 'tab=users');
    await page.getByLabel('Roli', { exact: true }).first().click();
    await page.getByRole('option', { name: /^Shofer/ }).click();
    await page.waitForURL(/role=driver/);
    await expect.poll(() => page.locator('[data-user]').count(), patient).toBe(9);
    await page.reload();
    await expect.poll(() => page.locator('[data-user]').count(), patient).toBe(9);
    await page.getByRole('searchbox').fill('askush i tillë');
    await page.getByText('Nuk u gjet asnjë përdorues').waitFor();
  });

  journey(
    'deactivates somebody on their very next call, but never the last admin',
    async ({ shop, page, visit }) => {
      const theirs = await visit();
      await logInAs(theirs.page, shop, 'packer@furnizo.test');
      await openOffice(page, shop, 'tab=users&q=packer@furnizo.test');
      const toggle = page.locator('[data-user]').getByRole('switch');
      await toggle.press('Space');
      await toast(page, /u çaktivizua/).waitFor();
      expect((await theirs.page.request.get('/api/auth/profile')).status()).toBe(401);
      await toggle.press('Space');
      await toast(page, /u aktivizua/).waitFor();
      await page.goto('/secret-dashboard?tab=users&q=admin@furnizo.test');
      const own = page.locator('[data-user]').getByRole('switch');
      await own.press('Space');
      await toast(page, 'Administratori i fundit aktiv nuk mund të çaktivizohet.').waitFor();
      await expect.poll(() => own.isChecked(), patient).toBe(true);
    },
  );

  journey(
    'edits a person: discount, role with a driver number that must be free, password, open orders',
    async ({ shop, page }) => {
      await openOffice(page, shop, 'tab=users&q=customer3@furnizo.test');
      await page.getByRole('button', { name: /^Ndrysho/ }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('heading', { name: 'Porositë e hapura' }).waitFor();
      await dialog.getByLabel('Zbritja (%)').fill('101');
      await dialog.getByRole('button', { name: 'Ruaj' }).click();
      await dialog.getByText('Zbritja duhet të jetë nga 0 deri në 100.').waitFor();
      await dialog.getByLabel('Zbritja (%)').fill('7,5');
      await dialog.getByRole('button', { name: 'Ruaj' }).click();
      await toast(page, 'Përdoruesi u përditësua me sukses!').waitFor();
      await page.locator('[data-user]').getByText('7,5%').waitFor();

      await page.getByRole('button', { name: /^Ndrysho/ }).click();
      expect(await dialog.getByLabel('Numri i shoferit').count()).toBe(0);
      await dialog.getByLabel('Roli').first().click();
      await page.getByRole('option', { name: 'Shofer' }).click();
      await expect.poll(() => dialog.getByLabel('Numri i shoferit').first().inputValue(), patient).toBe('10');
      await dialog.getByLabel('Numri i shoferit').first().click();
      await page.getByRole('option', { name: '1', exact: true }).click();
      await dialog.getByRole('button', { name: 'Ruaj' }).click();
      await dialog.getByText(/^Numrin 1 e ka shoferi/).waitFor();
      await dialog.getByRole('button', { name: 'Anulo' }).click();
      await page.getByRole('button', { name: 'Largohu pa ruajtur' }).click();
      await dialog.waitFor({ state: 'detached' });
    },
  );

  journey('asks who takes the open orders of a driver who is switched off', async ({ shop, page }) => {
    await openOffice(page, shop, 'tab=users&role=driver');
    const { orders } = await send(page, shop, 'GET', '/api/orders/unready');
    const { drivers } = await send(page, shop, 'GET', '/api/stock/users/drivers');
    const [leaving, other] = drivers;
    const order = { order_id: orders[0].order_id };
    await send(page, shop, 'PUT', '/api/orders/update-driver', { ...order, driver_nr: leaving.driver_nr });
    const toggle = page.getByRole('switch', { name: `Llogari aktive: ${leaving.name}` });
    await toggle.press('Space');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox', { name: /porosi.* – jepja …\?$/ }).click();
    await page.getByRole('option', { name: `${other.driver_nr} · ${other.name}` }).click();
    await dialog.getByRole('button', { name: 'Jepja dhe ruaj' }).click();
    await toast(page, /u çaktivizua/).waitFor();
    expect(driverOf(shop, order.order_id)).toBe(other.name);
  });

  journey('signs a person out of every device', async ({ shop, page, visit }) => {
    const theirs = await visit();
    await logInAs(theirs.page, shop, 'agent@furnizo.test');
    await openOffice(page, shop, 'tab=users&q=agent@furnizo.test');
    await page.getByRole('button', { name: /^Ndrysho/ }).click();
    await page.getByRole('button', { name: 'Dil nga të gjitha pajisjet' }).click();
    await page.getByRole('button', { name: 'Konfirmo' }).click();
    await toast(page, 'Përdoruesi doli nga të gjitha pajisjet').waitFor();
    expect((await theirs.page.request.get('/api/auth/profile')).status()).toBe(401);
  });
});
