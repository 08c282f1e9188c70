export const NO_RULES = { needOf: () => null };

const line = {
  productId: 1,
  name: 'Miell',
  code: 'M1',
  unit: 'KG',
  unitPriceE4: 1000_00,
  vatBasisPoints: 1800,
  stock: 100,
  quantity: 6,
} as const;

export const draft = {
  customerId: 1,
  customerName: 'Torta Ilira',
  lines: [line],
  deliverDate: '2026-11-26',
  comment: '',
  key: 'k',
  isParked: false,
  leftAt: 0,
};
