const MAX_BAND = 8;

export function stockBandOf(stock: number): number {
  return stock < 1 ? 0 : Math.min(stock.toString(4).length, MAX_BAND);
}
