import { DomainError } from '#domain/kernel/domain-error.ts';

/** A product of which fewer pieces are left than were asked for. */
export type StockShortage = {
  readonly productId: number;
  readonly productName: string;
  readonly available: number;
  readonly requested: number;
};

/** The rejection `insufficient-stock` with the figures and the sentence of spec 1 §8. */
export function insufficientStock(shortage: StockShortage, message?: string): DomainError {
  return new DomainError(
    'insufficient-stock',
    message ??
      `Stok i pamjaftueshëm për "${shortage.productName}"! Stok i disponueshëm: ${shortage.available}, Sasia e kërkuar: ${shortage.requested}`,
    { ...shortage },
  );
}
