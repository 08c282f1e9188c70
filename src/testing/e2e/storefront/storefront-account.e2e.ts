import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { stepAt, totpOf } from '#domain/logins/totp.ts';
import { expectAccessible } from '#testing/e2e/expect-accessible.ts';
import { journey, phone } from '#testing/e2e/journey.ts';
import { logInAnew, logInAs, send } from '#testing/e2e/staff-scenes.ts';
import { eventually, listProducts, openAsCustomer } from './storefront-scenes.ts';

journey('signing up checks the form, logs in and leads back to where one came from', async ({ visit }) => {
  const { page } = await visit(phone);
  await page.goto('/login?from=%2Fblerjet');
  await page.getByRole('heading', { name: 'Hyr' }).waitFor();
  await expect.poll(() => page.title()).toBe('Hyr – Furnizo');
  await page.getByRole('link', { name: 'Regjistrohu' }).click();
  await page.getByRole('heading', { name: 'Regjistrohu' }).waitFor();
  await expect.poll(() => page.title()).toBe('Regjistrohu – Furnizo');
  const main = page.getByRole('main');
  await expect.poll(() => main.getByRole('button', { name: 'Shfaq ose fshih tekstin' }).count()).toBe(2);
  await main.getByRole('button', { name: 'Regjistrohu' }).click();
  await page.getByText('Emri është i detyrueshëm.').waitFor();
  await page.getByLabel('Emri').fill('Ëmbëltore Çunaku');
  await page.getByLabel('Telefoni').fill('12');
  await page.getByLabel('Adresa').fill('Rr. e Provës 1');
  await page.getByLabel('Email').fill('cunaku@furnizo.test');
  await page.getByLabel(/^Fjalëkalimi/).fill('password1');
  await page.getByRole('status').getByText('I dobët').waitFor();
  await page.getByLabel(/^Fjalëkalimi/).fill('fjalekalim-1');
  await page.getByText('I dobët').waitFor({ state: 'detached' });
  await page.getByLabel(/^Konfirmo fjalëkalimin/).fill('tjeter-gje');
  await main.getByRole('button', { name: 'Regjistrohu' }).click();
  await page.getByText('Fjalëkalimet nuk përputhen.').waitFor();
  // The first of two invalid fields, although the mouse came from the last.
  await eventually(() => page.evaluate(() => document.activeElement?.getAttribute('data-path'))).toBe(
    'phone',
  );
  await page.getByLabel(/^Konfirmo fjalëkalimin/).fill('fjalekalim-1');
  await main.getByRole('button', { name: 'Regjistrohu' }).click();
  await page.getByText('Numri i telefonit nuk është i vlefshëm.').waitFor();
  await page.getByLabel('Telefoni').fill('045 999 888');
  await main.getByRole('button', { name: 'Regjistrohu' }).click();
  await page.getByText('Regjistrimi me sukses! Tani mund te shtoni produkte ne shport.').waitFor();
  await page.waitForURL('**/blerjet');
});

journey('a login on a new device is told on the others until it is answered', async ({ visit, shop }) => {
  const { page } = await visit();
  await logInAs(page, shop, 'packer@furnizo.test');
  const { page: elsewhere } = await visit(phone);
  await logInAnew(elsewhere, shop, 'packer@furnizo.test');
  await page.goto('/package-dashboard');
  const notice = page.getByText('Hyrje në llogarinë tuaj nga një pajisje e re');
  await notice.waitFor();
  await page.getByRole('button', { name: 'Isha unë' }).click();
  await notice.waitFor({ state: 'hidden' });
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await notice.count()).toBe(0);
});

journey('a wrong password is told without telling who exists', async ({ page }) => {
  await page.goto('/login');
  for (const email of ['customer1@furnizo.test', 'nobody@furnizo.test']) {
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Fjalëkalimi').fill('gabim-gabim');
    await page.getByRole('main').getByRole('button', { name: 'Hyr' }).click();
    await expect
      .poll(() => page.getByRole('main').getByRole('alert').textContent())
      .toBe('Email-i ose fjalëkalimi është i gabuar.');
  }
});

journey(
  'who has forgotten the password gets in with a code that the office reads out',
  async ({ visit, shop }) => {
    const { page: office } = await visit();
    await logInAs(office, shop, 'admin@furnizo.test');
    await office.goto('/secret-dashboard?tab=users&q=customer9@furnizo.test');
    await office.getByRole('button', { name: /^Ndrysho/ }).click();
    await office.getByRole('button', { name: 'Kod për fjalëkalim të ri' }).click();
    const dialog = office.getByRole('dialog', { name: 'Lexojeni këtë kod në telefon' });
    const code = (await dialog.locator('[data-code]').textContent()) ?? '';
    await expectAccessible(office);
    const { page } = await visit();
    await page.goto('/login');
    await page.getByLabel('Email').fill('customer9@furnizo.test');
    await page.getByRole('button', { name: 'Keni harruar fjalëkalimin?' }).click();
    await page.getByLabel('Kodi nga zyra').fill(code);
    await page.getByLabel('Fjalëkalimi i ri', { exact: true }).fill('fjalekalim-i-ri');
    await page.getByLabel('Konfirmo fjalëkalimin e ri').fill('fjalekalim-i-ri');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Vendos fjalëkalimin dhe hyr' }).click();
    await page.getByRole('link', { name: 'Llogaria ime' }).waitFor();
  },
);

journey(
  'a second factor is switched on by an app, asked for at the login, and switched off',
  async ({ visit, shop }) => {
    const { page } = await visit(phone);
    await openAsCustomer(page, shop, '/llogaria', 8);
    await page.getByRole('button', { name: 'Ndize kodin e dytë' }).click();
    await page.getByLabel('Fjalëkalimi aktual').last().fill('furnizo-demo');
    await page.getByRole('button', { name: 'Vazhdo' }).click();
    await page.getByRole('img', { name: 'Kodi QR për aplikacionin' }).waitFor();
    const secret = ((await page.locator('code').textContent()) ?? '').replaceAll(' ', '');
    const code = (away: number) => totpOf(secret, stepAt(Date.now()) + away);
    await expectAccessible(page);
    await page.getByLabel('Kodi nga aplikacioni').fill(code(-1));
    await page.getByRole('button', { name: 'Konfirmo dhe ndize' }).click();
    await page.getByText('Ruajini këto kode rezervë').waitFor();
    const [reserve = ''] = await page.locator('li code').allTextContents();
    await page.getByRole('button', { name: 'I ruajta' }).click();
    await page.getByText('Kanë mbetur 10 kode rezervë').waitFor();
    const { page: other } = await visit(phone);
    await other.goto('/login');
    await other.getByLabel('Email').fill('customer8@furnizo.test');
    await other.getByLabel('Fjalëkalimi').fill('furnizo-demo');
    const enter = other.getByRole('main').getByRole('button', { name: 'Hyr', exact: true });
    await enter.click();
    await other.getByLabel('Kodi nga aplikacioni').fill('000000');
    await enter.click();
    await other.getByRole('alert').getByText('Kodi nuk është i saktë').waitFor();
    await expectAccessible(other);
    await other.getByLabel('Kodi nga aplikacioni').fill(reserve);
    await enter.click();
    await other.getByRole('link', { name: 'Llogaria ime' }).waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Fike kodin e dytë' }).click();
    await page.getByLabel('Fjalëkalimi aktual').last().fill('furnizo-demo');
    await page.getByLabel('Kodi nga aplikacioni').fill(code(1));
    await page.getByRole('button', { name: 'Fike kodin e dytë' }).click();
    await page.getByRole('button', { name: 'Ndize kodin e dytë' }).waitFor();
  },
);

journey(
  'a session that ran out is renewed unnoticed; one that was ended leads to the login',
  async ({ page, shop }) => {
    await openAsCustomer(page, shop, '/porosite');
    await page.getByRole('heading', { name: 'Porositë e Mia' }).waitFor();
    await page.waitForLoadState('networkidle');
    const cookies = await page.context().cookies();
    const refresh = cookies.filter((cookie) => cookie.name.includes('refresh'));
    expect(refresh).toHaveLength(1);
    await page.context().clearCookies();
    await page.context().addCookies(refresh);
    let refreshes = 0;
    page.on('request', (request) => {
      if (request.url().includes('public.auth.refresh')) refreshes += 1;
    });
    await page.getByRole('link', { name: 'Llogaria ime' }).click();
    await page.getByLabel('Adresa').waitFor();
    expect(refreshes).toBe(1);
    await page.context().clearCookies();
    await page.getByRole('link', { name: 'POROSITË' }).click();
    await page.getByRole('link', { name: 'Blerjet e mia' }).click();
    await page.waitForURL((url) => url.pathname === '/login');
    await page.getByText('Sesioni skadoi.').waitFor();
  },
);

journey(
  'particulars and password are changed, and one can leave every device at once',
  async ({ visit, shop }) => {
    const { page } = await visit();
    const other = (await visit()).page;
    await openAsCustomer(other, shop, '/llogaria', 6);
    await openAsCustomer(page, shop, '/llogaria', 6);
    await page.getByLabel('Adresa').fill('Rr. e Re 7, Ferizaj');
    await page.getByRole('link', { name: 'POROSITË' }).click();
    const leaving = page.getByRole('dialog', { name: 'Keni ndryshime të paruajtura' });
    await leaving.getByRole('button', { name: 'Qëndro' }).click();
    await page.getByRole('button', { name: 'Dil', exact: true }).first().click();
    const leave = page.getByRole('dialog', { name: 'Doni të dilni?' });
    await leave.getByText('nuk është ruajtur').waitFor();
    await leave.getByRole('button', { name: 'Qëndro' }).click();
    await page.getByRole('button', { name: 'Ruaj ndryshimet' }).click();
    await page.getByText('Të dhënat u ruajtën.').waitFor();
    await page.getByLabel('Fjalëkalimi aktual').fill('nuk-eshte-ky');
    await page.getByLabel('Fjalëkalimi i ri', { exact: false }).first().fill('fjalekalim-i-ri');
    await page.getByLabel('Konfirmo fjalëkalimin e ri').fill('fjalekalim-i-ri');
    await page.getByRole('button', { name: 'Ndrysho fjalëkalimin' }).click();
    await page.getByText('Fjalëkalimi aktual nuk është i saktë.').waitFor();
    await page.getByText('Kjo pajisje').waitFor();
    await page.getByRole('button', { name: 'Dil nga të gjitha pajisjet' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Dil nga të gjitha pajisjet' }).click();
    await page.waitForURL((url) => url.pathname === '/login');
    await other.goto('/porosite');
    await other.waitForURL((url) => url.pathname === '/login');
  },
);

journey('logging out removes what the shop stored on the device', async ({ page, shop }) => {
  await openAsCustomer(page, shop, '/category/pasticeri');
  await page.getByRole('link', { name: 'Llogaria ime' }).waitFor();
  const storedKeys = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('furnizo.')));
  await eventually(async () => (await storedKeys()).some((key) => key.startsWith('furnizo.products.'))).toBe(
    true,
  );
  await page.getByRole('button', { name: 'Dil', exact: true }).first().click();
  await page.getByRole('link', { name: 'Hyr', exact: true }).first().waitFor();
  expect(await storedKeys()).toEqual([]);
});

journey(
  'a login after somebody was logged out from elsewhere shows nothing of theirs',
  async ({ visit, shop }) => {
    const { page } = await visit();
    await openAsCustomer(page, shop, '/llogaria', 7);
    const theirs = await page.getByLabel('Adresa').inputValue();
    await page.getByRole('link', { name: 'PASTIÇERI' }).first().click();
    await page.waitForURL('**/category/pasticeri');
    const elsewhere = (await visit()).page;
    await openAsCustomer(elsewhere, shop, '/', 7);
    await send(elsewhere, shop, 'POST', '/trpc/profile.signOutEverywhere', {});
    await page.getByRole('link', { name: 'Hyr', exact: true }).first().click();
    const { isAsked, answer } = await holdAnswers(page, /profile\.get/);
    await page.getByLabel('Email').fill('customer8@furnizo.test');
    await page.getByLabel('Fjalëkalimi').fill('furnizo-demo');
    await page.getByRole('main').getByRole('button', { name: 'Hyr' }).click();
    await page.getByRole('link', { name: 'Llogaria ime' }).first().click();
    await isAsked;
    await page.waitForURL('**/llogaria');
    await page.getByRole('heading', { name: 'Llogaria ime' }).waitFor();
    expect(await page.getByLabel('Adresa').count()).toBe(0);
    answer();
    expect(await page.getByLabel('Adresa').inputValue()).not.toBe(theirs);
  },
);

journey(
  'a login on a device whose last person’s login has ended shows nothing of their cart',
  async ({ visit, shop }) => {
    const { page, troubles } = await visit();
    troubles.expect(/401/);
    await openAsCustomer(page, shop, '/cart', 7);
    const [product] = await listProducts(page, shop, 'pasticeri');
    await send(page, shop, 'POST', '/api/cart', { productId: product!.id });
    await page.reload();
    const theirs = page.getByRole('main').getByText(product!.name);
    await theirs.first().waitFor();
    await eventually(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('cart');
    await page.context().clearCookies();
    await page.reload();
    await page.getByText('Sesioni skadoi').waitFor();
    const { isAsked, answer } = await holdAnswers(page, /cart\.list/);
    await page.getByLabel('Email').fill('customer8@furnizo.test');
    await page.getByLabel('Fjalëkalimi').fill('furnizo-demo');
    await page.getByRole('main').getByRole('button', { name: 'Hyr' }).click();
    await isAsked;
    await page.getByRole('heading', { name: 'Shporta', exact: true }).waitFor();
    expect(await theirs.count()).toBe(0);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    answer();
  },
);

journey('who logs out at their orders does not ask for those of the office', async ({ page, shop }) => {
  await openAsCustomer(page, shop, '/porosite');
  await page
    .getByRole('heading', { name: /^Porosia nr\./ })
    .first()
    .waitFor();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.getByRole('button', { name: /^Dil/ }).first().click();
  await page.getByRole('heading', { name: 'Hyr' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(asked.filter((address) => address.includes('admin.'))).toEqual([]);
});

journey(
  'a page that the browser kept asleep does not come back after its person logged out',
  async ({ page, shop }) => {
    await openAsCustomer(page, shop, '/llogaria');
    await page.getByLabel('Adresa').waitFor();
    await page.context().clearCookies();
    // A change while this page slept: no event reports it.
    await page.evaluate(() => {
      localStorage.removeItem('furnizo.user');
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    await page.waitForURL((url) => url.pathname === '/login');
  },
);

async function holdAnswers(page: Page, address: RegExp) {
  const asked = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    asked.resolve();
    await held.promise;
    await route.continue();
  });
  return { isAsked: asked.promise, answer: held.resolve };
}
