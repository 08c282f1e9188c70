import { givenUser } from './builders.ts';
import { openWorld } from './world.ts';

export const FLOUR = {
  name: 'Miell',
  category: 'pasticeri',
  quantity: 12,
  priceE4: 1180_00,
  vatBasisPoints: 1800,
} as const;

export const RED_DOT =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAUAAAAFCAYAAACNbyblAAAAHElEQVQI12P4//8/w38GIAXDIBKE0DHxgljNBAAO9TXL0Y4OHwAAAABJRU5ErkJggg==';

export function openOffice() {
  const world = openWorld();
  return { world, products: world.call(givenUser(world, 'admin', { name: 'Drita' })).admin.products };
}
