type CartActions = {
  readonly add: (line: { productId: number; quantity: number }) => Promise<unknown>;
  readonly setQuantity: (line: { productId: number; quantity: number }) => Promise<unknown>;
  readonly remove: (line: { productId: number }) => Promise<unknown>;
};

export type OutboxEntry = { readonly productId: number; readonly quantity: number; readonly turn: number };

export type Sent = 'added' | 'set' | 'removed' | 'nothing';

/**
 * Queue of cart changes, sent one at a time. Ten quick taps on plus are one call: a change superseded by a later one on
 * the same product is not sent. Add or set is chosen by the quantity the server confirmed, so that the call after a
 * failed one corrects the cart.
 */
export function createCartOutbox(actions: CartActions) {
  const latestTurns = new Map<number, number>();
  const confirmed = new Map<number, number>();
  let turns = 0;

  const isLatest = ({ productId, turn }: OutboxEntry) => latestTurns.get(productId) === turn;

  return {
    isLatest,
    enter: (productId: number, quantity: number, before: number): OutboxEntry => {
      turns += 1;
      latestTurns.set(productId, turns);
      if (!confirmed.has(productId)) confirmed.set(productId, before);
      return { productId, quantity, turn: turns };
    },
    confirmedQuantity: (productId: number): number => confirmed.get(productId) ?? 0,
    send: async (entry: OutboxEntry): Promise<Sent> => {
      const { productId, quantity } = entry;
      const known = confirmed.get(productId) ?? 0;
      if (!isLatest(entry) || quantity === known) return 'nothing';
      const sent = known === 0 ? 'added' : quantity === 0 ? 'removed' : 'set';
      if (sent === 'added') await actions.add({ productId, quantity });
      else if (sent === 'removed') await actions.remove({ productId });
      else await actions.setQuantity({ productId, quantity });
      confirmed.set(productId, quantity);
      return sent;
    },
    close: (entry: OutboxEntry): void => {
      if (!isLatest(entry)) return;
      latestTurns.delete(entry.productId);
      confirmed.delete(entry.productId);
    },
  };
}
