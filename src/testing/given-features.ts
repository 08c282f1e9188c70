import type { Actor } from '#kernel/ctx.ts';
import { FEATURE_KEYS } from '#shared/feature-list.ts';
import { givenUser } from './builders.ts';
import { loginAs } from './rest-client.ts';
import type { World } from './world.ts';

export async function givenAllFeatures(
  world: World,
  admin: Actor = givenUser(world, 'admin'),
): Promise<void> {
  const office = await loginAs(world, admin);
  await office.put('/api/admin/settings', Object.fromEntries(FEATURE_KEYS.map((key) => [key, true])));
}
