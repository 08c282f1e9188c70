import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pickingLine, pickingOrder } from '#domain/documents/testing/sample-picking-order.ts';
import { sumPickingLines } from './sum-picking-lines.ts';

describe('what is picked together', () => {
  it('sums a product over the orders that want it', () => {
    const orders = [
      pickingOrder(1, [pickingLine(7, { quantity: 4 }), pickingLine(8)]),
      pickingOrder(2, [pickingLine(7, { quantity: 6 })]),
    ];
    const products = sumPickingLines(orders).flatMap((shelf) => shelf.products);
    expect(products).toMatchObject([
      { productId: 7, quantity: 10, orderLineIds: [7, 7] },
      { productId: 8, quantity: 1, orderLineIds: [8] },
    ]);
  });

  it('lies in shelf order: category, subcategory, name as Albanians sort it', () => {
    const lines = [
      pickingLine(1, { category: 'ambalazhe', subcategory: 'Lugë', name: 'Lugë' }),
      pickingLine(2, { subcategory: null, name: 'Pa nënkategori' }),
      pickingLine(3, { subcategory: 'TedoreMiell', name: 'Çokollatë' }),
      pickingLine(4, { subcategory: 'TedoreMiell', name: 'Dardhë' }),
      pickingLine(5, { subcategory: 'TedoreMiell', name: 'Cikore' }),
      pickingLine(6, { subcategory: 'TedoreFilling', name: 'Zbukurim' }),
      pickingLine(7, { category: 'paketime', subcategory: 'Pizza', name: 'Kuti 30' }),
      pickingLine(8, { category: 'paketime', subcategory: 'Pizza', name: 'Kuti 4' }),
    ];
    const names = sumPickingLines([pickingOrder(1, lines)]).map((shelf) =>
      shelf.products.map((product) => product.name),
    );
    expect(names).toEqual([
      ['Zbukurim'],
      ['Cikore', 'Çokollatë', 'Dardhë'],
      ['Pa nënkategori'],
      ['Kuti 4', 'Kuti 30'],
      ['Lugë'],
    ]);
  });

  it('is walked by place, aisle by aisle, before what has no place', () => {
    const lines = [
      pickingLine(1, { name: 'Sheqer', shelfPlace: 'B-02' }),
      pickingLine(2, { name: 'Miell', shelfPlace: 'A-10' }),
      pickingLine(3, { name: 'Kripë', shelfPlace: 'A-9', category: 'ambalazhe', subcategory: 'Lugë' }),
      pickingLine(4, { name: 'Arra' }),
    ];
    const walk = sumPickingLines([pickingOrder(1, lines)]).map(({ aisle, products }) => [
      aisle,
      ...products.map((product) => product.name),
    ]);
    expect(walk).toEqual([
      ['A', 'Kripë', 'Miell'],
      ['B', 'Sheqer'],
      ['', 'Arra'],
    ]);
  });

  it('leaves out what nobody wants any more', () => {
    expect(sumPickingLines([pickingOrder(1, [pickingLine(1, { quantity: 0 })])])).toEqual([]);
  });

  it('loses no piece, whatever the orders are', () => {
    const anyLine = fc.record({
      productId: fc.integer({ min: 1, max: 6 }),
      quantity: fc.integer({ min: 0, max: 50 }),
    });
    fc.assert(
      fc.property(fc.array(fc.array(anyLine, { maxLength: 6 }), { maxLength: 6 }), (orders) => {
        const picked = orders.map((lines, index) =>
          pickingOrder(
            index,
            lines.map(({ productId, quantity }) => pickingLine(productId, { quantity })),
          ),
        );
        const sum = sumPickingLines(picked)
          .flatMap((shelf) => shelf.products)
          .reduce((total, product) => total + product.quantity, 0);
        expect(sum).toBe(orders.flat().reduce((total, line) => total + line.quantity, 0));
      }),
    );
  });
});
