import type { PickingLine, PickingOrder } from '#domain/documents/picking-list-data.ts';

/** A line to pick. */
export function pickingLine(productId: number, changes: Partial<PickingLine> = {}): PickingLine {
  return {
    productId,
    code: `P-${productId}`,
    name: `Produkti ${productId}`,
    unit: 'COPE',
    category: 'pasticeri',
    subcategory: 'TedoreMiell',
    quantity: 1,
    ...changes,
  };
}

/** An order to pick. */
export function pickingOrder(orderNumber: number, lines: readonly PickingLine[]): PickingOrder {
  return {
    orderNumber,
    customerName: `Klienti ${orderNumber}`,
    address: 'Rr. Nëna Terezë 4',
    driverName: 'Agron',
    deliverOn: '2026-11-05',
    comment: '',
    lines,
  };
}
