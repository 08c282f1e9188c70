const MAX_BAND = 8;

/** In which band of `products.stock_band` a stock lies: how many digits it has to the base of four, 0 for none. */
export function stockBandOf(stock: number): number {
  return stock < 1 ? 0 : Math.min(stock.toString(4).length, MAX_BAND);
}
