import { describe, expect, it } from 'vitest';
import { findOverlaps, readPdf, readPdfText } from '#pdf/testing/read-pdf.ts';
import { testFonts } from '#pdf/testing/test-fonts.ts';
import { composeDayAgenda } from './compose-day-agenda.ts';
import { composeDriverAgenda } from './compose-driver-agenda.ts';
import type { AgendaStop, DriverAgendaData } from './driver-agenda-data.ts';

const PIECES = { unit: 'COPE', packName: '', packSize: 1, orderStep: 1 } as const;

function stop(orderNumber: number, changes: Partial<AgendaStop> = {}): AgendaStop {
  return {
    orderNumber,
    stopNumber: orderNumber,
    regionName: 'Lipjan',
    customerName: `Furra ${orderNumber}`,
    address: 'Rr. Nëna Terezë 4, Ferizaj',
    phone: '045 111 222',
    comment: '',
    driverNotes: [],
    items: [{ ...PIECES, name: 'Miell gruri tip 400', quantity: 3 }],
    amountToCollectCents: 10_050,
    isOnTerms: false,
    ...changes,
  };
}

function agenda(stops: readonly AgendaStop[], changes: Partial<DriverAgendaData> = {}): DriverAgendaData {
  const driver = { name: 'Agron Krasniqi', driverNumber: 3, phone: '044 555 666' };
  return { date: '2026-11-05', driver, stops, ...changes };
}

describe("a driver's agenda", () => {
  it('counts in packs what is sold by the pack', async () => {
    const cups = { unit: 'COPE', packName: 'pako', packSize: 1000, orderStep: 1000 } as const;
    const items = [{ ...cups, name: 'Gota kafeje', quantity: 3000 }];
    const data = agenda([stop(1, { items })]);
    expect(await readPdfText(await composeDriverAgenda(testFonts, data))).toContain('3 pako ×');
  });

  it('writes the thousands of its pieces as everywhere else', async () => {
    const items = [{ ...PIECES, name: 'Gota kafeje', quantity: 54_190 }];
    expect(await readPdfText(await composeDriverAgenda(testFonts, agenda([stop(1, { items })])))).toContain(
      '54.190',
    );
  });

  it('names the driver, the day and what each stop is about', async () => {
    const stops = [
      stop(12, { comment: 'Thirrni para ardhjes', driverNotes: ['Kodi i portës 4-7-1'] }),
      stop(8, { customerName: 'Đorđe Čukić' }),
    ];
    const text = await readPdfText(await composeDriverAgenda(testFonts, agenda(stops)));
    for (const part of [
      'Agron Krasniqi',
      'Kodi i portës 4-7-1',
      'Shoferi nr. 3 · Tel. +383 44 555 666',
      '05.11.2026',
      'Furra 12',
      'Rr. Nëna Terezë 4, Ferizaj',
      'Tel. +383 45 111 222',
      'Porosia nr. 12',
      '3 ×',
      'Miell gruri tip 400',
      'Thirrni para ardhjes',
      '100,50 €',
      'Nënshkrimi',
    ]) {
      expect(text).toContain(part);
    }
  });

  it('names the region where the way comes into another one, and only there', async () => {
    const stops = [
      stop(1, { address: 'Rr. A' }),
      stop(2, { address: 'Rr. B' }),
      stop(3, { address: 'Rr. C', regionName: 'Pejë' }),
    ];
    const text = await readPdfText(await composeDriverAgenda(testFonts, agenda(stops)));
    expect(text.match(/Lipjan/g)).toHaveLength(1);
    expect(text.match(/Pejë/g)).toHaveLength(1);
  });

  it('adds up what to collect, stop by stop and for the day', async () => {
    const stops = [stop(1), stop(2), stop(3, { amountToCollectCents: 99_900 })];
    const text = await readPdfText(await composeDriverAgenda(testFonts, agenda(stops)));
    for (const part of ['deri këtu 100,50 €', 'deri këtu 201,00 €', 'deri këtu 1.200,00 €']) {
      expect(text).toContain(part);
    }
    expect(text.split('\n').filter((line) => line === '1.200,00 €')).toHaveLength(2);
  });

  it('shows orders of one door as one stop with a paper each', async () => {
    const stops = [stop(1), stop(2, { stopNumber: 1, customerName: 'Furra 1' }), stop(3, { stopNumber: 2 })];
    const text = await readPdfText(await composeDriverAgenda(testFonts, agenda(stops)));
    expect(text.match(/Furra 1/g)).toHaveLength(1);
    expect(text.match(/Porosia nr\. [123]/g)).toHaveLength(3);
  });

  it('says on every page whose goods are on it', async () => {
    const items = Array.from({ length: 30 }, (_, at) => ({ ...PIECES, name: `Artikull ${at}`, quantity: 1 }));
    const door = { stopNumber: 1, customerName: 'Furra e gjatë', items };
    const long = Array.from({ length: 6 }, () => items).flat();
    for (const stops of [
      [stop(1, door), stop(2, door), stop(3, door)],
      [stop(1, { ...door, items: long })],
      [stop(1, door), stop(2, { ...door, items: long })],
    ]) {
      const pages = await readPdf(await composeDriverAgenda(testFonts, agenda(stops)));
      expect(pages.length).toBeGreaterThan(1);
      for (const page of pages.filter(({ text }) => text.includes('Artikull'))) {
        expect(page.text.match(/Furra e gjatë/g)).toHaveLength(1);
        expect(findOverlaps(page)).toEqual([]);
      }
      const goods = pages.flatMap(({ text }) => text.match(/Artikull/g) ?? []);
      expect(goods).toHaveLength(stops.reduce((sum, { items: all }) => sum + all.length, 0));
    }
  });

  it('keeps the order of the route over several pages, each with the head of the table', async () => {
    const stops = Array.from({ length: 40 }, (_, index) => stop(1000 - index));
    const pages = await readPdf(await composeDriverAgenda(testFonts, agenda(stops)));
    expect(pages.length).toBeGreaterThan(1);
    for (const page of pages) expect(page.text).toContain('Klienti');
    const found = pages.flatMap((page) =>
      [...page.text.matchAll(/Porosia nr\. (\d+)/g)].map((match) => Number(match[1])),
    );
    expect(found).toEqual(stops.map((each) => each.orderNumber));
  });

  it('of everybody begins with what no driver has, region by region', async () => {
    const unassigned = [
      { ...stop(7), regionName: 'Ferizaj' },
      { ...stop(9), regionName: 'Pejë' },
    ];
    const data = { date: '2026-11-05', unassigned, drivers: [agenda([stop(1)])] } as const;
    const [first, second] = await readPdf(await composeDayAgenda(testFonts, data));
    for (const part of ['Pa shofer (2)', 'Ferizaj · 1', 'Furra 7', 'Pejë · 1', '201,00 €']) {
      expect(first!.text).toContain(part);
    }
    expect(second!.text).toContain('Agron Krasniqi');
    expect(findOverlaps(first!)).toEqual([]);
  });

  it('says so when there is nothing to deliver', async () => {
    const day = { date: '2026-11-05', unassigned: [], drivers: [] } as const;
    for (const made of [composeDriverAgenda(testFonts, agenda([])), composeDayAgenda(testFonts, day)]) {
      const text = await readPdfText(await made);
      expect(text).toContain('Nuk ka porosi për këtë ditë.');
    }
  });

  it('spreads a stop that is longer than a page over pages, without losing or overprinting anything', async () => {
    const items = Array.from({ length: 200 }, (_, index) => ({
      ...PIECES,
      name: `Artikulli ${index}`,
      quantity: index,
    }));
    const name = 'Emri'.repeat(60);
    const data = agenda(
      [stop(1, { items, customerName: name, amountToCollectCents: 99_999_999_999 }), stop(2)],
      {
        driver: { name, driverNumber: null, phone: '' },
      },
    );
    const pages = await readPdf(await composeDriverAgenda(testFonts, data));
    const text = pages.map((page) => page.text).join('\n');
    for (const item of items) expect(text).toMatch(new RegExp(`${item.quantity} ×\\s*${item.name}$`, 'm'));
    for (const page of pages) expect(findOverlaps(page)).toEqual([]);
    expect(pages[0]?.text).toContain('Artikulli 0');
  });
});
