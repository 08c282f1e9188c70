import { givenUser } from './builders.ts';
import { givenSeller } from './given-shop.ts';
import { openWorld } from './world.ts';

export const HEAD = 'Data;Shuma;Përshkrimi;Paguesi;Referenca\n';

export async function givenBank() {
  const world = openWorld();
  const admin = await givenSeller(world);
  const iliria = givenUser(world, 'customer', { name: 'Furra Iliria' });
  const drita = givenUser(world, 'customer', { name: 'Dritë Gashi' });
  const { receivables: accounts, bankImport } = world.call(admin).admin;
  const owe = (customerId: number, amountCents: number, number: string, dueOn: string) =>
    accounts.enterOpening({ customerId, amountCents, day: '2026-10-01', dueOn, number });
  await owe(iliria.id, 10_000, 'F-0145/2025', '2026-10-05');
  await owe(iliria.id, 5000, 'F-0146/2025', '2026-10-06');
  const balanceOf = async (customerId: number) => (await accounts.get({ customerId })).balanceCents;
  return { world, admin, iliria, drita, accounts, bank: bankImport, balanceOf, owe };
}

type Bank = Awaited<ReturnType<typeof givenBank>>['bank'];

export async function upload(bank: Bank, content: string | Uint8Array<ArrayBuffer>, name = 'ekstrakti.csv') {
  const form = new FormData();
  form.set('file', new File([content], name));
  return bank.start(form);
}

export async function look(bank: Bank, content: string | Uint8Array<ArrayBuffer>) {
  const { id } = await upload(bank, content);
  const { columns } = await bank.preview({ id });
  await bank.setColumns({ id, columns });
  return { id, preview: await bank.preview({ id, limit: 100 }) };
}
