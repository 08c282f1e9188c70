import type { PickingLine, PickingOrder } from '#domain/documents/picking/picking-list-data.ts';

export function pickingLine(productId: number, changes: Partial<PickingLine> = {}): PickingLine {
  return {
    orderLineId: productId,
    productId,
    code: `P-${productId}`,
    barcode: '',
    name: `Produkti ${productId}`,
    unit: 'COPE',
    packName: '',
    packSize: 1,
    orderStep: 1,
    category: 'pasticeri',
    subcategory: 'TedoreMiell',
    shelfPlace: '',
    quantity: 1,
    isPicked: false,
    ...changes,
  };
}

export function pickingOrder(orderNumber: number, lines: readonly PickingLine[]): PickingOrder {
  return {
    orderNumber,
    status: 'E Procesuar',
    version: 1,
    customerName: `Klienti ${orderNumber}`,
    address: 'Rr. Nëna Terezë 4',
    regionName: 'Pejë',
    driverName: 'Agron',
    stopNumber: null,
    deliverOn: '2026-11-05',
    comment: '',
    lines,
  };
}
