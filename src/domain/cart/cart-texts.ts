/** What the cart says after each change (spec 1 §8, §9). */
export const CART_TEXTS = {
  added: 'Produkti u shtua ne shport',
  removed: 'Produkti u hoq nga shporta',
  quantity: (quantity: number) => `Sasia ${quantity}`,
} as const;
