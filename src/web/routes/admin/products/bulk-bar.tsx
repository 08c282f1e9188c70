import { Button, Group, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ChangeManyProducts } from '../../../../shared/catalog-inputs.ts';
import { api } from '../../../api.ts';
import { errorText } from '../../../error-text.ts';
import { refreshAfter } from '../../../live.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toast.ts';
import classes from '../ui/bulk-bar.module.css';
import { BulkCategory } from './bulk-category.tsx';
import { BulkDiscount } from './bulk-discount.tsx';
import { productsTexts as texts } from './texts.ts';

type BulkBarProps = { readonly ids: readonly number[]; readonly onDone: () => void };

/** What can be done to the chosen products at once; all of them change or none. */
export function BulkBar({ ids, onDone }: BulkBarProps) {
  const [isAsking, setIsAsking] = useState(false);
  const bulk = useMutation(
    api.admin.products.bulk.mutationOptions({
      onSuccess: ({ changed }, { change }) => {
        const words = change.kind === 'delete' ? texts.done.bulkRemoved : texts.done.bulk;
        showToast({ tone: 'success', message: words(changed) });
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
    <section className={classes['bar']} aria-label={texts.bulk.label}>
      <Text fw={650} role="status">
        {texts.bulk.selected(ids.length)}
      </Text>
      <Group gap="xs">
        <BulkDiscount onApply={(discountBasisPoints) => run({ kind: 'discount', discountBasisPoints })} />
        <Button variant="default" size="sm" onClick={() => run({ kind: 'featured', isFeatured: true })}>
          {texts.bulk.feature}
        </Button>
        <Button variant="default" size="sm" onClick={() => run({ kind: 'featured', isFeatured: false })}>
          {texts.bulk.unfeature}
        </Button>
        <BulkCategory onApply={(category, subcategory) => run({ kind: 'category', category, subcategory })} />
        <Button variant="default" c="var(--shop-bad-text)" size="sm" onClick={() => setIsAsking(true)}>
          {texts.bulk.remove}
        </Button>
        <Button
          variant="subtle"
          c="var(--mantine-color-text)"
          size="sm"
          leftSection={<IconX size={16} aria-hidden />}
          onClick={onDone}
        >
          {texts.bulk.clear}
        </Button>
      </Group>
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
    </section>
  );
}
