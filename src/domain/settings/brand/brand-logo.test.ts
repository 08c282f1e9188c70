import { expect, test } from 'vitest';
import { givenUser } from '#testing/builders.ts';
import { pngUrl } from '#testing/given-brand.ts';
import { RED_DOT } from '#testing/given-shop.ts';
import { openWorld } from '#testing/world.ts';
import { getSettings } from '../get-settings.ts';
import { getBrand } from './get-brand.ts';

test('settings that orders read do not carry the brand', async () => {
  const world = openWorld();
  const admin = givenUser(world, 'admin');
  const { settings } = world.call(admin).admin;
  await settings.merge({ brand: { terms: 'Kushtet tona', logo: await pngUrl(200, 100) } });
  expect(JSON.stringify(getSettings(world.ctx))).not.toContain('Kushtet tona');
  expect(getBrand(world.ctx)).toMatchObject({ terms: 'Kushtet tona', icons: null });
});

test('nothing is stored when another part of the same change is refused', async () => {
  const world = openWorld();
  const { settings } = world.call(givenUser(world, 'admin')).admin;
  const call = settings.merge({
    contact: { phone: '+383 44 111 222' },
    brand: { name: 'Nika', logo: RED_DOT.replace('png', 'gif').slice(0, 60) },
  });
  await expect(call).rejects.toThrow();
  expect(getBrand(world.ctx).name).toBe('Furnizo');
  expect(getSettings(world.ctx).contact.phone).toBe('');
});
