import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ChangeManyProducts } from '#shared/catalog-inputs.ts';
import { api, client } from '#web/api.ts';
import { errorText } from '#web/error-text.ts';
import { refreshAfter } from '#web/refresh-after.ts';
import { BulkBar } from '#web/routes/admin/ui/bulk-bar.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast.ts';
import { BulkCategory } from './bulk-category.tsx';
import { BulkDiscount } from './bulk-discount.tsx';
import { BulkPrices } from './bulk-prices.tsx';
import { productsTexts as texts } from './texts.ts';

type ProductBulkBarProps = { readonly ids: readonly number[]; readonly onDone: () => void };

/** What can be done to the chosen products at once; all of them change or none. */
export function ProductBulkBar({ ids, onDone }: ProductBulkBarProps) {
  const [isAsking, setIsAsking] = useState(false);
  const bulk = useMutation(
    api.admin.products.bulk.mutationOptions({
      onSuccess: ({ changed }, { change, ids: deleted }) => {
        if (change.kind === 'delete') tellRemoved(changed, deleted);
        else showToast({ tone: 'success', message: texts.done.bulk(changed) });
        onDone();
      },
      onError: (error, { change }) => {
        const fallback = change.kind === 'delete' ? texts.failed.remove : texts.failed.price;
        showToast({ tone: 'error', message: errorText(error, fallback) });
      },
      onSettled: () => {
        setIsAsking(false);
        void refreshAfter('catalog');
      },
    }),
  );
  const run = (change: ChangeManyProducts['change']) => bulk.mutate({ ids: [...ids], change });

  return (
    <BulkBar
      label={texts.bulk.label}
      count={ids.length}
      onClear={onDone}
      isAtEnd
      actions={
        <>
          <BulkPrices label={texts.prices.ticked} products={{ ids: [...ids] }} onDone={onDone} />
          <BulkDiscount onApply={(discountBasisPoints) => run({ kind: 'discount', discountBasisPoints })} />
          <Button variant="default" size="sm" onClick={() => run({ kind: 'featured', isFeatured: true })}>
            {texts.bulk.feature}
          </Button>
          <Button variant="default" size="sm" onClick={() => run({ kind: 'featured', isFeatured: false })}>
            {texts.bulk.unfeature}
          </Button>
          <BulkCategory
            onApply={(category, subcategory) => run({ kind: 'category', category, subcategory })}
          />
          <Button variant="default" c="var(--shop-bad-text)" size="sm" onClick={() => setIsAsking(true)}>
            {texts.bulk.remove}
          </Button>
        </>
      }
    >
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.bulk.removeTitle}
        confirmLabel={texts.bulk.remove}
        isDestructive
        isWorking={bulk.isPending}
        onConfirm={() => run({ kind: 'delete' })}
        onCancel={() => setIsAsking(false)}
      >
        {texts.bulk.removeQuestion(ids.length)}
      </ConfirmDialog>
    </BulkBar>
  );
}

function tellRemoved(count: number, ids: number[]): void {
  showToast({
    tone: 'success',
    message: texts.done.bulkRemoved(count),
    undo: () => void restoreMany(ids),
  });
}

async function restoreMany(ids: number[]): Promise<void> {
  try {
    const { changed } = await client.admin.products.bulk.mutate({ ids, change: { kind: 'restore' } });
    showToast({ tone: 'success', message: texts.done.bulkRestored(changed) });
    await refreshAfter('catalog');
  } catch (error) {
    showToast({ tone: 'error', message: errorText(error, texts.failed.restore) });
  }
}
