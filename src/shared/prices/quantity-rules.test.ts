import { expect, test } from 'vitest';
import {
  firstQuantity,
  mayOrderQuantity,
  mostQuantity,
  nearestQuantities,
  roundToRule,
  stepQuantity,
} from './quantity-rules.ts';

const inBoxes = { orderStep: 24, minQuantity: 1 };
const atLeast50 = { orderStep: 24, minQuantity: 50 };

test('whole steps from the least quantity on are ordered, and the nearest two are named', () => {
  expect(firstQuantity(inBoxes)).toBe(24);
  expect(firstQuantity(atLeast50)).toBe(72);
  expect([24, 48, 72].map((quantity) => mayOrderQuantity(inBoxes, quantity, 500))).toEqual([
    true,
    true,
    true,
  ]);
  expect([1, 23, 30].map((quantity) => mayOrderQuantity(inBoxes, quantity, 500))).toEqual([
    false,
    false,
    false,
  ]);
  expect(nearestQuantities(inBoxes, 30)).toEqual([24, 48]);
  expect(nearestQuantities(inBoxes, 3)).toEqual([24, 48]);
  expect(nearestQuantities(atLeast50, 24)).toEqual([72, 96]);
});

test('when less than a step is left the rest may be taken, and nothing else', () => {
  expect(mayOrderQuantity(inBoxes, 10, 10)).toBe(true);
  expect(mayOrderQuantity(inBoxes, 9, 10)).toBe(false);
  expect(mayOrderQuantity(inBoxes, 30, 30)).toBe(false);
});

test('the most that may be taken is whole steps, or the rest where no step is left', () => {
  expect([58, 48, 23, 0].map((available) => mostQuantity(inBoxes, available))).toEqual([48, 48, 23, 0]);
  expect([100, 71].map((available) => mostQuantity(atLeast50, available))).toEqual([96, 71]);
  expect(mostQuantity({ orderStep: 1, minQuantity: 1 }, 58)).toBe(58);
});

test('steppers go from one allowed quantity to the next, and old quantities are rounded', () => {
  expect(stepQuantity(inBoxes, 0, 1, 500)).toBe(24);
  expect(stepQuantity(inBoxes, 24, 1, 500)).toBe(48);
  expect(stepQuantity(inBoxes, 30, 1, 500)).toBe(48);
  expect(stepQuantity(inBoxes, 30, -1, 500)).toBe(24);
  expect(stepQuantity(inBoxes, 24, -1, 500)).toBe(0);
  expect(stepQuantity(inBoxes, 0, 1, 10)).toBe(10);
  expect(stepQuantity({ orderStep: 1, minQuantity: 1 }, 5, -1, 9)).toBe(4);
  expect([roundToRule(inBoxes, 30, 500), roundToRule(inBoxes, 40, 500)]).toEqual([24, 48]);
  expect([roundToRule(inBoxes, 100, 60), roundToRule(inBoxes, 3, 500), roundToRule(inBoxes, 24, 10)]).toEqual(
    [48, 24, 10],
  );
});
