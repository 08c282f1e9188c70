/** The stock of a product after a change. */
export type StockFigure = { readonly productId: number; readonly stock: number };
