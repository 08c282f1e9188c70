import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { givenProduct, givenUser } from '#testing/builders.ts';
import { openWorld } from '#testing/world.ts';

function logoForm(bytes: Uint8Array<ArrayBuffer>): FormData {
  const form = new FormData();
  form.set('image', new Blob([bytes]));
  return form;
}

async function drawn(type: 'png' | 'webp', width = 40, height = 20): Promise<FormData> {
  const picture = sharp({ create: { width, height, channels: 3, background: '#c2541b' } });
  const bytes = await (type === 'png' ? picture.png() : picture.webp()).toBuffer();
  return logoForm(new Uint8Array(bytes));
}

describe('the seller’s logo', () => {
  it('is stored as a picture that documents can draw, and named by the settings', async () => {
    const world = openWorld();
    const office = world.call(givenUser(world, 'admin')).admin;
    const { fileName } = await office.settings.storeLogo(await drawn('png'));
    expect(readdirSync(world.imagesFolder)).toEqual([fileName]);
    const { seller } = await office.settings.get();
    const saved = await office.settings.update({ group: 'seller', values: { ...seller, logo: fileName } });
    expect(saved.seller.logo).toBe(fileName);
  });

  it('is rejected when documents could not draw it', async () => {
    const world = openWorld();
    const office = world.call(givenUser(world, 'admin')).admin;
    const webp = office.settings.storeLogo(await drawn('webp'));
    await expect(webp).rejects.toThrow('Logoja duhet të jetë PNG ose JPG.');
    await expect(office.settings.storeLogo(logoForm(new Uint8Array([0, 0, 0])))).rejects.toMatchObject({
      code: 'UNSUPPORTED_MEDIA_TYPE',
    });
    const photo = office.settings.storeLogo(await drawn('png', 1600, 1300));
    await expect(photo).rejects.toThrow('Imazhi është tepër i madh: më së shumti 2 megapikselë.');
  });
});

describe('the open orders of a person', () => {
  it('are those neither delivered nor cancelled, newest first', async () => {
    const world = openWorld();
    const office = world.call(givenUser(world, 'admin')).admin;
    const customer = givenUser(world, 'customer');
    const products = [{ productId: givenProduct(world), quantity: 1 }];
    const place = async () =>
      (await world.call(customer).customer.orders.place({ products, deliverDate: '2026-11-19' })).id;
    const [first, second, third] = [await place(), await place(), await place()];
    await office.orders.setStatus({ orderId: second, status: 'E Realizuar' });
    const open = await office.orders.open({ customerId: customer.id });
    expect(open.map((order) => order.orderId)).toEqual([third, first]);
  });
});
