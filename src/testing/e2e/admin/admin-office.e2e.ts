import { zipSync } from 'fflate';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { PRODUCT_COLUMNS } from '#domain/exports/product-table.ts';
import { readSheet } from '#spreadsheets/read-sheet.ts';
import type { SheetCell } from '#spreadsheets/sheet.ts';
import { writeSheet } from '#spreadsheets/write-sheet.ts';
import { expectAccessible } from '#testing/e2e/expect-accessible.ts';
import { journey } from '#testing/e2e/journey.ts';
import { dayAfter, expectBooksBalance, send, typed } from '#testing/e2e/staff-scenes.ts';
import { givenPhoto, openOffice, toast } from './admin-scenes.ts';

const patient = { timeout: 30_000 };

function productRow(code: string, cents: SheetCell): SheetCell[] {
  const price = typeof cents === 'number' ? cents * 100 : cents;
  return [code, `Kuti ${code}`, '', 'Paketime', 'Pizza', 'Copë', price, 1800, null, 0, 5, 'jo', ''];
}

async function productFile(rows: readonly SheetCell[][]) {
  const bytes = await writeSheet('xlsx', 'Produktet', PRODUCT_COLUMNS, rows);
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return { name: 'produktet.xlsx', mimeType, buffer: Buffer.from(bytes) };
}

describe('Cilësimet', () => {
  journey('a closed weekday and a least order value hold for the shop at once', async ({ shop, page }) => {
    await openOffice(page, shop, 'tab=settings');
    const form = page.getByRole('form', { name: 'Dorëzimi dhe stoku' });
    await form.getByLabel('E mërkurë').check();
    await form.getByLabel('Vlera minimale e porosisë (€)').fill('20,50');
    await form.getByLabel('Kufiri i stokut të ulët').fill('7');
    await form.getByRole('button', { name: 'Ruaj' }).click();
    await toast(page, 'Cilësimet u ruajtën').waitFor();
    // A new shop rule applies to every region: an admin editing an outdated form is asked which version to
    // store.
    await page.reload();
    const days = page.getByRole('form', { name: 'Ditët e dorëzimit: Ferizaj' });
    await page.getByText('Ferizaj', { exact: true }).click();
    await days.getByLabel('Ora e ardhjes, E hënë').fill('08–11');
    await days.getByLabel('Porosi në ditë, E hënë').fill('20');
    await days.getByRole('region').getByText('08–11').first().waitFor();
    await days.getByRole('button', { name: 'Propozo festat zyrtare' }).click();
    await days
      .getByRole('button', { name: /^Hiq datën/ })
      .first()
      .waitFor();
    await days.getByRole('button', { name: 'Ruaj' }).click();
    await toast(page, 'Ditët e dorëzimit u ruajtën').waitFor();
    await page.reload();
    await expect.poll(() => form.getByLabel('E mërkurë').isChecked()).toBe(true);
    await page.getByText('Ferizaj', { exact: true }).click();
    await expect.poll(() => days.getByLabel('Porosi në ditë, E hënë').inputValue()).toBe('20');
    await expect.poll(() => form.getByLabel('Vlera minimale e porosisë (€)').inputValue()).toBe('20,50');
    await page.goto('/secret-dashboard?tab=audit&thing=settings');
    await page.getByText('Cilësimet u ndryshuan').first().waitFor();
    await page.getByText(/Vlera minimale e porosisë: 0,00\s€ → 20,50\s€/).waitFor();
  });

  journey(
    'keeps the seller’s particulars and the logo, and asks before unsaved ones are lost',
    async ({ shop, page }) => {
      await openOffice(page, shop, 'tab=settings');
      const form = page.getByRole('form', { name: 'Shitësi' });
      await form.getByLabel('Emri i kompanisë').fill('Furnizo & Bijtë');
      await page.getByTestId('logo-input').setInputFiles(await givenPhoto());
      await form.getByAltText('Logoja e tanishme').waitFor();
      await page.getByRole('link', { name: 'Përmbledhje' }).click();
      await page.getByRole('button', { name: 'Qëndro' }).click();
      await form.getByRole('button', { name: 'Ruaj' }).click();
      await toast(page, 'Cilësimet u ruajtën').waitFor();
      await page.reload();
      await expect.poll(() => form.getByLabel('Emri i kompanisë').inputValue()).toBe('Furnizo & Bijtë');
      await expect.poll(() => form.getByAltText('Logoja e tanishme').getAttribute('src')).toMatch(/\.png$/);
    },
  );

  journey('what two people save at two desks does not undo each other', async ({ shop, page, visit }) => {
    const other = await visit();
    await openOffice(page, shop, 'tab=settings');
    await openOffice(other.page, shop, 'tab=settings');
    const field = (at: Page, label: string) =>
      at.getByRole('form', { name: 'Kontakti në faqen kryesore' }).getByLabel(label);
    await field(other.page, 'Orari').fill('E hënë – e shtunë');
    await field(page, 'Viber').fill('+383 44 555 555');
    await page.getByRole('form', { name: 'Kontakti' }).getByRole('button', { name: 'Ruaj' }).click();
    await toast(page, 'Cilësimet u ruajtën').waitFor();
    await other.page.getByRole('form', { name: 'Kontakti' }).getByRole('button', { name: 'Ruaj' }).click();
    await toast(other.page, 'Cilësimet u ruajtën').waitFor();
    await expect.poll(() => field(other.page, 'Viber').inputValue(), patient).toBe('+383 44 555 555');
    await expect.poll(() => field(page, 'Orari').inputValue(), patient).toBe('E hënë – e shtunë');
    const prices = (at: Page) => at.getByRole('form', { name: 'Çmimet dhe porosia minimale' });
    const minimum = (at: Page, region: string) =>
      prices(at).getByLabel(`Porosia minimale, ${region} (€)`, { exact: true });
    await minimum(other.page, 'Ferizaj').fill('30');
    await minimum(page, 'Lipjan').fill('20');
    for (const { at, region } of [
      { at: page, region: 'Lipjan' },
      { at: other.page, region: 'Ferizaj' },
    ]) {
      await prices(at).getByRole('button', { name: 'Ruaj' }).click();
      await expect.poll(() => minimum(at, region).inputValue(), patient).toMatch(/,00$/);
    }
    const { settings } = await send(page, shop, 'GET', '/api/admin/settings');
    expect(settings.regionMinimums).toEqual([
      { regionId: 1, minimumCents: 20_00 },
      { regionId: 2, minimumCents: 30_00 },
    ]);
  });

  journey(
    'says at its field what is no address of a map, and that saving failed',
    async ({ shop, visit }) => {
      const { page, troubles } = await visit();
      troubles.expect(/ERR_FAILED/);
      await openOffice(page, shop, 'tab=settings');
      const form = page.getByRole('form', { name: 'Kontakti në faqen kryesore' });
      await form.getByLabel('Linku i hartës').fill('javascript:alert(1)');
      await form.getByRole('button', { name: 'Ruaj' }).click();
      await expect.poll(() => form.getByLabel('Linku i hartës').getAttribute('aria-invalid')).toBe('true');
      await form.getByLabel('Linku i hartës').fill('https://maps.example.test/x');
      await page.route('**/trpc/admin.settings.update*', (route) => route.abort());
      await form.getByRole('button', { name: 'Ruaj' }).click();
      await toast(page, 'Network error. Please check your connection.').waitFor();
    },
  );
});

/** Pictures of imported products: one by its code, one by its code and a number, one without a match. */
async function takePictures(page: Page): Promise<void> {
  const { buffer: photo } = await givenPhoto();
  const files = { 'foto/imp-1.jpg': photo, 'foto/IMP-3_1.jpg': photo, 'foto/IMP-99.jpg': photo };
  await page.getByRole('button', { name: 'Importo një skedar tjetër' }).click();
  await page.getByText('Foto', { exact: true }).click();
  await page.getByTestId('pictures-file').setInputFiles({
    name: 'foto.zip',
    mimeType: 'application/zip',
    buffer: Buffer.from(zipSync(files, { level: 0 })),
  });
  await page.getByText('Asnjë produkt nuk e ka këtë kod.').waitFor();
  await page.getByRole('button', { name: 'Merr 2 foto' }).click();
  await page.getByText('U morën 2 foto.').waitFor();
}

describe('Import dhe eksport', () => {
  journey(
    'shows what a file comes to, writes it once confirmed, and names the broken row',
    async ({ shop, page }) => {
      await openOffice(page, shop, 'tab=imports');
      const rows = [productRow('IMP-1', 100), productRow('IMP-2', 'shtrenjtë'), productRow('IMP-3', 300)];
      await page.getByTestId('import-file').setInputFiles(await productFile(rows));
      await page.getByText('Çmimi: „shtrenjtë” nuk është numër.', { exact: true }).waitFor();
      await page.waitForURL(/job=/);
      await page.reload();
      await page.getByRole('button', { name: /Të reja/ }).waitFor();
      expect((await send(page, shop, 'GET', '/api/products/search?query=IMP-1')).searchProducts).toEqual([]);
      await page.getByRole('button', { name: 'Importo 2 rreshta' }).click();
      await page.getByText('Importi përfundoi: 2 të reja, 0 të ndryshuara.').waitFor();
      await page.getByText('1 rreshta nuk u importuan; arsyet janë më poshtë.').waitFor();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: /^Shkarko të refuzuarat/ }).click();
      expect((await download).suggestedFilename()).toBe('Te_refuzuara_produktet.csv');
      const { searchProducts } = await send(page, shop, 'GET', '/api/products/search?query=IMP-1');
      expect(searchProducts[0]).toMatchObject({ price: 1, quantity: 5, subcategory: 'Pizza' });
      await takePictures(page);
      const pictured = await send(page, shop, 'GET', '/api/products/search?query=IMP-3');
      expect(pictured.searchProducts[0].image).toMatch(/^\/images\//);
      await page.getByRole('button', { name: 'Ktheji fotot e mëparshme' }).click();
      await toast(page, 'Fotot e mëparshme u kthyen.').waitFor();
      const without = await send(page, shop, 'GET', '/api/products/search?query=IMP-3');
      expect(without.searchProducts[0].image).toBeNull();
      expectBooksBalance(shop);
    },
  );

  journey('the rows follow when the last unknown value of a file is added', async ({ shop, page }) => {
    await openOffice(page, shop, 'tab=imports');
    const buffer = Buffer.from(
      'Kodi;Emri;Kategoria;Njësia;Çmimi;TVSH;Sasia\nIMP-5;Kuti;Paketime;TUFE;1;18;0\n',
    );
    await page.getByTestId('import-file').setInputFiles({ name: 'x.csv', mimeType: 'text/csv', buffer });
    const row = page.getByRole('row').filter({ hasText: 'IMP-5' });
    await row.getByText('I refuzuar').waitFor();
    await page.getByRole('button', { name: /^Shto „/ }).click();
    await row.getByText('I ri').waitFor();
  });

  journey(
    'throws a preview away, and says what is wrong with a file that is no table',
    async ({ shop, page }) => {
      await openOffice(page, shop, 'tab=imports');
      await page.getByTestId('import-file').setInputFiles(await productFile([productRow('IMP-9', 100)]));
      await page.getByRole('button', { name: 'Anulo importin' }).click();
      await page.getByRole('button', { name: 'Zgjidh skedarin CSV ose XLSX' }).waitFor();
      await page
        .getByTestId('import-file')
        .setInputFiles({ name: 'x.csv', mimeType: 'text/csv', buffer: Buffer.from('\0\0\0') });
      await page.getByText('Skedari nuk është tabelë CSV ose XLSX.').waitFor();
      await page.getByRole('button', { name: 'Importo një skedar tjetër' }).click();
      const foreign = Buffer.from('Ref;Preis\nPZ-005;0,01\n');
      await page
        .getByTestId('import-file')
        .setInputFiles({ name: 'foreign.csv', mimeType: 'text/csv', buffer: foreign });
      await page.getByText('Skedarit i mungon kolona: Kodi.').waitFor();
      for (const [field, column] of [
        ['Kodi', 'Ref'],
        ['Çmimi', 'Preis'],
      ] as const) {
        await page.getByRole('combobox', { name: field, exact: true }).click();
        await page.getByRole('option', { name: column, exact: true }).click();
      }
      await page.getByText('PZ-005', { exact: true }).first().waitFor();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Vazhdo te parapamja' }).click();
      await page.getByRole('button', { name: 'Ndrysho kolonat' }).click();
      await expect
        .poll(() => page.getByRole('combobox', { name: 'Kodi', exact: true }).inputValue())
        .toBe('Ref');
      await page.getByRole('button', { name: 'Anulo', exact: true }).click();
      await page.getByRole('button', { name: 'Anulo importin' }).click();
      await page.goto('/secret-dashboard?tab=imports&job=dicka-e-vjeter');
      await page.getByText('Ky import nuk gjendet më.').waitFor();
    },
  );

  journey('exports in both forms, and the list of orders for the days chosen', async ({ shop, page }) => {
    await openOffice(page, shop, 'tab=imports&export=sales-book&from=2020-01-01');
    for (const format of ['CSV', 'XLSX'] as const) {
      await page.getByRole('radiogroup', { name: 'Formati' }).getByText(format).click();
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Eksporto', exact: true }).click();
      const file = await download;
      expect(file.suggestedFilename()).toMatch(
        new RegExp(`^Lista_e_porosive_2020-01-01_.+\\.${format.toLowerCase()}$`),
      );
      const chunks: Buffer[] = [];
      for await (const chunk of await file.createReadStream()) chunks.push(Buffer.from(chunk));
      const {
        rows: [head, ...rows],
      } = await readSheet(Buffer.concat(chunks), 10_000);
      expect(head?.slice(0, 3)).toEqual(['Nr. porosisë', 'Data', 'Blerësi']);
      expect(rows.length).toBeGreaterThanOrEqual(120);
      await page.getByRole('button', { name: 'Eksporto', exact: true }).waitFor();
    }
  });
});

describe('Ekstrakti i bankës', () => {
  journey(
    'a statement is mapped, looked at, linked and booked; the same file brings nothing new',
    async ({ shop, page }) => {
      await openOffice(page, shop, 'tab=imports');
      await page.getByRole('link', { name: 'Ekstrakti i bankës' }).click();
      const rows = ['RESTORANT PESHKU I BARDHE SH.P.K.;Per mallra;120,50', 'A. Panjohur;Depozitë;15,00'];
      const day = typed(dayAfter(0));
      const text = `Kur;Kush;Pse;Sa\n${rows.map((row) => `${day};${row}`).join('\n')}\n${day};;Provizion;-2,00\n`;
      const file = { name: 'ekstrakti.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
      await page.getByTestId('bank-file').setInputFiles(file);
      const send = page.getByRole('button', { name: 'Vazhdo te parapamja' });
      await send.click();
      await page.getByText('Zgjidhni kolonën e datës.').waitFor();
      for (const [field, column] of [
        ['Data', 'Kur'],
        ['Paguesi', 'Kush'],
        ['Përshkrimi', 'Pse'],
        ['Shuma', 'Sa'],
      ] as const) {
        await page.getByRole('combobox', { name: field, exact: true }).click();
        await page.getByRole('option', { name: column, exact: true }).click();
      }
      await send.click();
      await page.getByRole('button', { name: '1 Pa lidhur' }).waitFor();
      await page.getByText('1 dalje nuk merret parasysh.').waitFor();
      await page.getByRole('button', { name: 'Regjistro 1 pagesë' }).waitFor();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Lidh klientin e rreshtit 3' }).click();
      await page.getByRole('combobox', { name: 'Klienti' }).fill('Furra Shega');
      await page.getByRole('option', { name: 'Furra Shega' }).first().click();
      await page.getByRole('button', { name: 'Ruaj' }).click();
      await page.getByRole('button', { name: 'Regjistro 2 pagesa' }).click();
      await page.getByText('2 pagesa u regjistruan: 135,50 €').waitFor();
      await page.getByRole('button', { name: 'Ekstrakt tjetër' }).click();
      await page.getByTestId('bank-file').setInputFiles(file);
      await page.getByText('Kolonat u morën si herën e fundit.').waitFor();
      await page.getByRole('button', { name: '2 Tashmë të regjistruara' }).waitFor();
      await expect
        .poll(() => page.getByRole('button', { name: 'Asgjë për të regjistruar' }).isDisabled())
        .toBe(true);
      expectBooksBalance(shop);
    },
  );
});
