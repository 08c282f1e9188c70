import { expect, test } from 'vitest';
import { customerOrder } from '#web/testing/customer-order.ts';
import { drawText } from '#web/testing/draw.tsx';
import { RegularHome } from './regular-home.tsx';

test('an order that waits for the office is not said to be in work', () => {
  const open = { ...customerOrder, lines: [], changes: [] };
  const held = { ...open, id: 1505, heldAt: 1 };
  const text = drawText(<RegularHome orders={[open, held]} />);
  expect(text).toMatch(/nr\. 1504 23\.11 41,70 € E Procesuar .*nr\. 1505 23\.11 41,70 € Në pritje/);
});
