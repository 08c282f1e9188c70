import { expect, test } from 'vitest';
import { pngUrl } from '#testing/given-brand.ts';
import { givenSeller, RED_DOT } from '#testing/given-shop.ts';
import { openWorld } from '#testing/world.ts';
import { freezeSeller } from './freeze-order.ts';

test('papers have the logo of the seller, else that of the shop, else none', async () => {
  const world = openWorld();
  const admin = await givenSeller(world);
  const { settings } = world.call(admin).admin;
  expect(freezeSeller(world.ctx)).toMatchObject({ name: 'Furnizo Sh.p.k.', logo: null });
  await settings.merge({ brand: { name: 'Nika', logo: await pngUrl(200, 100) } });
  expect(freezeSeller(world.ctx)).toMatchObject({
    name: 'Furnizo Sh.p.k.',
    logo: expect.stringMatching(/^\w{40}\.png$/),
  });
  const form = new FormData();
  form.set('image', new Blob([Buffer.from(RED_DOT.split(',')[1] ?? '', 'base64')], { type: 'image/png' }));
  const { fileName } = await settings.storeLogo(form);
  await settings.merge({ seller: { logo: fileName } });
  expect(freezeSeller(world.ctx).logo).toBe(fileName);
});
