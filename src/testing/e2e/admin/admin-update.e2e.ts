import { describe, expect } from 'vitest';
import { journey } from '#testing/e2e/journey.ts';
import { holdNextAnswer, send } from '#testing/e2e/staff-scenes.ts';
import { givenPhoto, openOffice, toast } from './admin-scenes.ts';

describe('Update', () => {
  journey(
    'finds a product, changes only what was touched, and returns to the grid',
    async ({ shop, page }) => {
      await openOffice(page, shop, 'tab=update');
      await page.getByText(/^\d+ produkte u gjetën$/).waitFor();
      const cards = page.getByRole('main').getByRole('listitem').getByRole('button');
      const pictureTops = await cards.evaluateAll((all) =>
        all.map(
          (card) =>
            (card.firstElementChild?.getBoundingClientRect().top ?? 0) - card.getBoundingClientRect().top,
        ),
      );
      expect(Math.max(...pictureTops) - Math.min(...pictureTops)).toBeLessThan(1);
      const [product] = (await send(page, shop, 'GET', '/api/products?page=1&limit=1')).products;
      await page.getByRole('searchbox').fill(product.code);
      await page.getByRole('button', { name: product.name }).first().click();
      await page.getByLabel('Çmimi me TVSH (€)').fill('99,90');
      const request = page.waitForRequest(/trpc\/admin\.products\.update/);
      await page.getByRole('button', { name: 'Përditëso Produktin' }).click();
      await page.getByRole('button', { name: 'Po, ndrysho çmimin' }).click();
      expect((await request).postDataJSON()).toEqual({ 0: { id: product.id, priceE4: 9990_00 } });
      await toast(page, 'Produkti u përditësua me sukses!').waitFor();
      await page.getByRole('heading', { level: 1, name: 'Përditëso produktet' }).waitFor();
    },
  );

  journey('a late answer leaves alone the page that was opened since', async ({ shop, page }) => {
    await openOffice(page, shop, 'tab=update');
    const [product] = (await send(page, shop, 'GET', '/api/products?page=1&limit=1')).products;
    await page.goto(`/secret-dashboard?tab=update&product=${product.id}`);
    await page.getByLabel('Vendi në raft').fill('C-01-1');
    const answer = await holdNextAnswer(page, 'admin.products.update');
    await page.getByRole('button', { name: 'Përditëso Produktin' }).click();
    await page.getByRole('link', { name: 'Përdoruesit' }).click();
    await page.getByRole('button', { name: 'Largohu pa ruajtur' }).click();
    await page.getByRole('heading', { level: 1, name: 'Përdoruesit' }).waitFor();
    answer();
    await toast(page, 'Produkti u përditësua me sukses!').waitFor();
    await page.waitForTimeout(500);
    expect(new URL(page.url()).pathname).toBe('/secret-dashboard/users');
  });

  journey(
    'removes the picture only when it is saved, and Cancel leaves everything',
    async ({ shop, page }) => {
      await openOffice(page, shop, 'tab=create');
      const { product } = await send(page, shop, 'POST', '/api/products', {
        name: 'Me imazh',
        code: 'ME-IMAZH',
        category: 'paketime',
        quantity: 3,
        price: 1,
        vat_rate_percentage: 18,
        image: `data:image/jpeg;base64,${(await givenPhoto()).buffer.toString('base64')}`,
      });
      await page.goto(`/secret-dashboard?tab=update&product=${product.id}`);
      await page.getByRole('button', { name: 'Hiq imazhin' }).click();
      await page.getByText('Imazhi do të hiqet kur të ruani ndryshimet.').waitFor();
      await page.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('button', { name: 'Largohu pa ruajtur' }).click();
      await page.getByRole('heading', { level: 1, name: 'Përditëso produktet' }).waitFor();
      await page.goto(`/secret-dashboard?tab=update&product=${product.id}`);
      await page.getByRole('button', { name: 'Hiq imazhin' }).click();
      await page.getByRole('button', { name: 'Përditëso Produktin' }).click();
      await toast(page, 'Produkti u përditësua me sukses!').waitFor();
      const { searchProducts } = await send(page, shop, 'GET', '/api/products/search?query=Me imazh');
      expect(searchProducts[0].image).toBeNull();
    },
  );

  journey('keeps the code of a product that has one, and stores where it lies', async ({ shop, page }) => {
    await openOffice(page, shop, 'tab=update');
    const [product] = (await send(page, shop, 'GET', '/api/products?page=1&limit=1')).products;
    await page.goto(`/secret-dashboard?tab=update&product=${product.id}`);
    await page.getByLabel('Kodi').fill('');
    await page.getByLabel('Vendi në raft').fill('B-07-2');
    await page.getByLabel('Pesha (g)').fill('2,5');
    await page.getByRole('button', { name: 'Përditëso Produktin' }).click();
    await page.getByText('Kodi është i detyrueshëm.').waitFor();
    await page.getByText('Vetëm sasi të plota.').waitFor();
    await page.getByLabel('Kodi').fill(product.code);
    await page.getByLabel('Pesha (g)').fill('2500');
    const request = page.waitForRequest(/trpc\/admin\.products\.update/);
    await page.getByRole('button', { name: 'Përditëso Produktin' }).click();
    expect((await request).postDataJSON()).toEqual({
      0: { id: product.id, shelfPlace: 'B-07-2', weightGrams: 2500 },
    });
    await toast(page, 'Produkti u përditësua me sukses!').waitFor();
  });

  journey('tells when stock was sold meanwhile instead of overwriting it', async ({ shop, page }) => {
    await openOffice(page, shop, 'tab=update');
    const [product] = (await send(page, shop, 'GET', '/api/products?page=1&limit=1')).products;
    await page.goto(`/secret-dashboard?tab=update&product=${product.id}`);
    await page.getByText(/^Në raft \d+$/).waitFor();
    await page.getByLabel('Sasia').fill('500');
    await send(page, shop, 'PATCH', '/api/stock/managment', {
      id: product.id,
      quantity: product.quantity + 7,
    });
    await page.getByRole('button', { name: 'Përditëso Produktin' }).click();
    await page.locator('form').getByText('Stoku ka ndryshuar ndërkohë.').waitFor();
    await page.getByRole('button', { name: 'Përditëso Produktin' }).click();
    await toast(page, 'Produkti u përditësua me sukses!').waitFor();
  });
});
