import { givenUser } from './builders.ts';
import { openWorld } from './world.ts';

/** The least that the office has to say of a new product. */
export const FLOUR = {
  name: 'Miell',
  category: 'pasticeri',
  quantity: 12,
  priceE4: 1180_00,
  vatBasisPoints: 1800,
} as const;

/** The smallest picture that a browser draws. */
export const RED_DOT =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAUAAAAFCAYAAACNbyblAAAAHElEQVQI12P4//8/w38GIAXDIBKE0DHxgljNBAAO9TXL0Y4OHwAAAABJRU5ErkJggg==';

/** A shop, and its products as the admin Drita may change them. */
export function openOffice() {
  const world = openWorld();
  return { world, products: world.call(givenUser(world, 'admin', { name: 'Drita' })).admin.products };
}
