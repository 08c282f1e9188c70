export const CART_TEXTS = {
  added: 'Produkti u shtua ne shport',
  removed: 'Produkti u hoq nga shporta',
  quantity: (quantity: number) => `Sasia ${quantity}`,
} as const;
