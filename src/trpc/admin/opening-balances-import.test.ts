import { afterAll, expect, it } from 'vitest';
import { closeSheets } from '#spreadsheets/run-in-sheet-worker.ts';
import { givenUser } from '#testing/builders.ts';
import { confirm, preview } from '#testing/import-file.ts';
import { expectInvariants } from '#testing/invariants.ts';
import { openWorld } from '#testing/world.ts';

afterAll(closeSheets);

const HEAD = 'Emri;Telefoni;Email;Fatura;Data;Afati;Shuma\n';
const BEGUN = 'Klienti ka tashmë regjistrime: shtojeni te llogaria e tij.';

async function givenOffice() {
  const world = openWorld();
  const admin = givenUser(world, 'admin');
  const customer = givenUser(world, 'customer', { name: 'Furra Iliria', phone: '044123456' });
  const { receivables: accounts, imports } = world.call(admin).admin;
  const look = async (rows: string) => {
    const status = await preview(world, admin, 'openings', HEAD + rows);
    const { rows: shown } = await imports.rows({ id: status.id });
    return { status, told: shown.map(({ outcome, reasons }) => [outcome, ...reasons]) };
  };
  return { world, admin, customer, accounts, look };
}

it('enters what customers owed, one sum or invoice by invoice, and the same file again changes nothing', async () => {
  const { world, admin, customer, accounts, look } = await givenOffice();
  const other = givenUser(world, 'customer', { name: 'Dritë Gashi', email: 'drita@example.test' });
  const rows =
    ';+383 44 123 456;;F-1;01.10.2026;15.10.2026;1.100,50\nFurra Iliria;;;F-2;2026-10-02;;20\nx;;DRITA@example.test;;03/10/2026;;-5,00\n';
  const { status, told: outcomes } = await look(rows);
  expect(outcomes).toEqual([['create'], ['create'], ['create']]);
  expect(await accounts.get({ customerId: customer.id })).toMatchObject({ balanceCents: 0 });
  expect(await confirm(world, admin, status.id)).toMatchObject({ phase: 'done', counts: { create: 3 } });
  expect(await accounts.get({ customerId: customer.id })).toMatchObject({
    balanceCents: 112_050,
    open: [
      { number: 'F-2', day: '2026-10-02', dueOn: '2026-10-02', openCents: 2000 },
      { number: 'F-1', day: '2026-10-01', dueOn: '2026-10-15', openCents: 110_050 },
    ],
  });
  expect(await accounts.get({ customerId: other.id })).toMatchObject({ balanceCents: -500 });
  const again = await look(rows);
  expect(again.told).toEqual([['same'], ['same'], ['same']]);
  const changes = [
    ['01.10.2026', '05.10.2026'],
    ['1.100,50', '1.100,51'],
    [';F-1;', ';F-9;'],
  ] as const;
  for (const [stored, changed] of changes) {
    const { told } = await look(rows.replace(stored, changed));
    expect(told, changed).toEqual([['rejected', BEGUN], ['same'], ['same']]);
  }
  expect((await look('Dritë Gashi;;;F-2;2026-10-02;;20')).told).toEqual([['rejected', BEGUN]]);
  expectInvariants(world);
});

it('reads the debts from the list of customers: terms in days, and its counter is no invoice', async () => {
  const { world, admin, customer, accounts } = await givenOffice();
  const other = givenUser(world, 'customer', { name: 'Dritë Gashi', phone: '044765432' });
  const head = 'Nr.;Emri i biznesit;Tel.;Afati i pagesës;Limiti;Data;Borxhi\n';
  const rows =
    '1;Furra Iliria;044123456;15 ditë;500;01.10.2026;100,50\n2;Dritë Gashi;044765432;menjëherë;;01.10.2026;20\n';
  const status = await preview(world, admin, 'openings', head + rows);
  expect(status).toMatchObject({ counts: { create: 2, rejected: 0 } });
  await confirm(world, admin, status.id);
  const openOf = async (customerId: number) => (await accounts.get({ customerId })).open;
  const day = '2026-10-01';
  expect(await openOf(customer.id)).toMatchObject([
    { number: '', day, dueOn: '2026-10-16', openCents: 10_050 },
  ]);
  expect(await openOf(other.id)).toMatchObject([{ number: '', day, dueOn: day, openCents: 2000 }]);
  expect((await preview(world, admin, 'openings', head + rows)).counts).toMatchObject({ same: 2 });
});

it('leaves out, with why, what is not to be entered', async () => {
  const { world, customer, accounts, look } = await givenOffice();
  givenUser(world, 'customer', { name: 'Binjakë', phone: '044200001' });
  givenUser(world, 'customer', { name: 'Binjakë', phone: '044200002' });
  const active = givenUser(world, 'customer', { name: 'I vjetër', phone: '044200003' });
  givenUser(world, 'driver', { name: 'Shofer', phone: '044200004', driverCode: 2 });
  givenUser(world, 'customer', { name: 'Tjetër', email: 'tjeter@example.test' });
  await accounts.bookPayment({ customerId: active.id, amountCents: 100, method: 'bank' });
  const { told: outcomes } = await look(
    [
      ';044999999;;;;;5',
      'Askush;;;;;;5',
      'Binjakë;;;;;;5',
      'Shofer;044200004;;;;;5',
      'I vjetër;;;;;;5',
      'Furra Iliria;;;F-9;;;0',
      'Furra Iliria;;;;01.10.2026;;',
      'Furra Iliria;;;;32.10.2026;;pak',
      'Furra Iliria;;;;01.01.2030;;5',
      'Furra Iliria;;;A;;;5',
      'Furra Iliria;;;a;;;7',
      ';;;;;;7',
      'Furra Iliria;044123456;tjeter@example.test;;;;7',
    ].join('\n'),
  );
  expect(outcomes).toEqual([
    ['rejected', 'Asnjë klient nuk ka këtë telefon ose email.'],
    ['rejected', 'Asnjë klient nuk quhet „Askush”.'],
    ['rejected', 'Disa klientë quhen „Binjakë”: shënoni telefonin.'],
    ['rejected', 'Asnjë klient nuk ka këtë telefon ose email.'],
    ['rejected', BEGUN],
    ['rejected', 'Shuma: Shuma nuk mund të jetë zero.'],
    ['rejected', 'Shuma mungon.'],
    ['rejected', 'Data: „32.10.2026” nuk është datë (p.sh. 18.11.2026).', 'Shuma: „pak” nuk është numër.'],
    ['rejected', 'Data nuk mund të jetë pas sotit.'],
    ['create'],
    ['rejected', 'Përsëritet: e njëjta gjendje është edhe në rreshtin 11.'],
    ['rejected', 'Mungojnë telefoni, email-i dhe emri: me to gjendet klienti.'],
    ['rejected', 'Telefoni është i Furra Iliria, email-i i Tjetër.'],
  ]);
  expect(await accounts.get({ customerId: customer.id })).toMatchObject({ balanceCents: 0 });
});

it('says who of a list of customers owes nothing, and refuses none of them', async () => {
  const { world, admin, accounts } = await givenOffice();
  const names = ['Dritë', 'Besa', 'Guri'];
  for (const name of names) givenUser(world, 'customer', { name });
  const rows = `Furra Iliria;15 ditë;20\n${names.map((name, at) => `${name};15 ditë;${['0,00', '', '0 €'][at]}`).join('\n')}\n`;
  const status = await preview(world, admin, 'openings', `Emri;Afati i pagesës;Borxhi\n${rows}`);
  expect(status).toMatchObject({ counts: { create: 1, same: 3, rejected: 0 }, reasons: [], warnings: [] });
  const { rows: shown } = await world.call(admin).admin.imports.rows({ id: status.id, outcome: 'same' });
  expect(shown.map(({ label, changes }) => [label, ...changes.map(({ after }) => after)])).toEqual(
    names.map((name) => [name, 'nuk ka borxh']),
  );
  expect(await confirm(world, admin, status.id)).toMatchObject({ counts: { create: 1, same: 3 } });
  expect((await accounts.list({ show: 'owing' })).total).toBe(1);
  const again = await preview(world, admin, 'openings', `Emri;Afati i pagesës;Borxhi\n${rows}`);
  expect(again.counts).toMatchObject({ same: 4 });
  expectInvariants(world);
});

it('leaves out whose account has begun between the preview and its confirmation', async () => {
  const { world, admin, customer, accounts, look } = await givenOffice();
  const { status } = await look('Furra Iliria;;;F-1;;;5\nFurra Iliria;;;F-2;;;6\n');
  await accounts.bookPayment({ customerId: customer.id, amountCents: 100, method: 'bank' });
  expect(await confirm(world, admin, status.id)).toMatchObject({ counts: { create: 0, rejected: 2 } });
  expect(await accounts.get({ customerId: customer.id })).toMatchObject({ balanceCents: -100 });
  expectInvariants(world);
});
