import { client } from '#web/api.ts';
import { showToast } from '#web/ui/toast.ts';
import { stockTexts } from './stock-texts.ts';

export function undoStock(changeId: number): () => Promise<void> {
  return async () => {
    const figures = await client.stocker.stock.undo.mutate({ changeId });
    showToast({ tone: 'success', message: stockTexts.stock.undone(figures.length) });
  };
}
