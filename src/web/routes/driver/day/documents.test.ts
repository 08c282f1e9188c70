import { onlineManager } from '@tanstack/react-query';
import { expect, onTestFinished, test, vi } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { givenOrder, THURSDAY } from '#testing/given-orders.ts';
import { givenSeller } from '#testing/given-shop.ts';
import { openWorld } from '#testing/world.ts';

const { disk, fetched, saved } = vi.hoisted(() => ({
  disk: new Map<string, unknown>(),
  fetched: [] as string[],
  saved: [] as string[],
}));

vi.mock('idb-keyval', () => ({
  createStore: () => null,
  get: async (name: string) => disk.get(name),
  set: async (name: string, value: unknown) => void disk.set(name, value),
  del: async (name: string) => void disk.delete(name),
  keys: async () => [...disk.keys()],
}));

vi.mock('#web/open-document.ts', () => ({
  DocumentError: class extends Error {},
  fetchDocument: async (address: string) => {
    fetched.push(address);
    return { blob: new Blob([address]), name: `${address}.pdf` };
  },
  saveFile: ({ name }: { readonly name: string }) => void saved.push(name),
}));

test('the credit note made at the door is kept on the phone beside the invoice, and read without a network', async () => {
  // Another test file of this process may have loaded them without the mocks above.
  vi.resetModules();
  const { openPhoneMemory } = await import('#web/device/phone-memory.ts');
  const { storeDocuments, documentsOf, saveDocumentCopy } = await import('./documents.ts');
  onlineManager.setOnline(true);
  const world = openWorld();
  const office = world.call(await givenSeller(world, 'departure')).admin;
  const drive = world.call(givenUser(world, 'driver', { driverCode: 3 })).driver;
  const cups = givenProduct(world, { priceE4: 236_00, stock: 100 });
  const orderId = await givenOrder(world, givenUser(world, 'customer'), [[cups, 10]]);
  await office.orders.setDriver({ orderId, driverCode: 3 });
  await office.orders.setStatus({ orderId, status: 'E Nisur' });
  const readDocuments = async () =>
    (await drive.orders.byDay({ date: THURSDAY, by: 'delivery' })).flatMap(documentsOf);
  const invoiceAddress = `/api/orders/invoice/${orderId}`;

  await openPhoneMemory({ userId: 3, day: THURSDAY });
  // The day's list and the open stop both request it; one fetch must serve both.
  const both = await readDocuments();
  const { signal } = new AbortController();
  await Promise.all([storeDocuments(both, signal), storeDocuments(both, signal)]);
  expect(fetched).toEqual([invoiceAddress]);

  const [line] = (await office.orders.get({ orderId })).lines;
  const lines = [{ orderLineId: line!.orderLineId, deliveredQuantity: 8, reason: 'refused' as const }];
  const { creditNoteId } = await drive.orders.deliver({ orderId, lines, receiverName: 'Besa' });
  const noteAddress = `/api/documents/${creditNoteId}/pdf`;
  const after = await readDocuments();
  expect(after).toMatchObject([
    { label: 'Shkarko Faturen' },
    { label: 'Notë krediti', number: 'NK-2026-000001' },
  ]);
  await storeDocuments(after, new AbortController().signal);
  expect(fetched).toEqual([invoiceAddress, noteAddress]);

  onlineManager.setOnline(false);
  onTestFinished(() => onlineManager.setOnline(true));
  for (const document of after) await saveDocumentCopy(document);
  expect(fetched).toHaveLength(2);
  expect(saved).toEqual([`${invoiceAddress}.pdf`, `${noteAddress}.pdf`]);
});
