import { foldText } from '../../../../shared/fold.ts';
import { onlyInStockMessage } from '../../../../shared/stock.ts';
import { api } from '../../../api.ts';
import { errorText } from '../../../error-text.ts';
import { queryClient } from '../../../query-client.ts';
import { showToast } from '../../../ui/toast.ts';
import { addPieces, type Draft } from '../call/draft.ts';
import type { Call, Customer } from '../call/use-call.ts';
import { texts } from '../texts.ts';
import { type PastedLines, readPastedLines } from './pasted-lines.ts';
import { type RegionProduct, toDraftProduct } from './region-product.ts';

/**
 * Takes pasted `code quantity` lines into the draft and names what could not be taken. One line whose code nothing has
 * is no list after all: it is searched for.
 */
export function usePaste(call: Call, customer: Customer, searchFor: (text: string) => void) {
  return async (text: string) => {
    const lines = readPastedLines(text);
    if (!lines) return;
    try {
      const products = await fetchByCode(customer, lines);
      if (products.size === 0 && lines.wanted.length + lines.unreadable.length === 1)
        return searchFor(text.trim());
      takeOver(call, lines, products);
    } catch (error) {
      showToast({ tone: 'error', message: errorText(error, texts.products.pasteFailed) });
    }
  };
}

async function fetchByCode(customer: Customer, { wanted }: PastedLines) {
  const wish = api.callAgent.products.byCode.queryOptions({
    regionId: customer.regionId,
    customerId: customer.id,
    codes: wanted.map((line) => line.code),
  });
  const found = await queryClient.fetchQuery({ ...wish, staleTime: 0 });
  return new Map(found.map((product) => [foldText(product.code), product]));
}

function takeOver(call: Call, lines: PastedLines, products: ReadonlyMap<string, RegionProduct>): void {
  const { leftOut, history } = texts;
  const sentences = lines.unreadable.map(leftOut.badLine);
  let taken = 0;
  call.update((before) => {
    let draft: Draft = before;
    for (const { code, quantity } of lines.wanted) {
      const product = products.get(foldText(code));
      if (!product) {
        sentences.push(leftOut.unknownCode(code));
        continue;
      }
      const changed = addPieces(draft, toDraftProduct(product), quantity);
      if (changed.available !== null)
        sentences.push(`${product.name}: ${onlyInStockMessage(changed.available)}`);
      if (product.stock > 0) taken += 1;
      draft = changed.draft;
    }
    return draft;
  });
  call.tellLeftOut(sentences);
  if (taken > 0) showToast({ tone: 'success', message: history.repeated(taken) });
}
