import { Button, Popover, Select } from '@mantine/core';
import { useState } from 'react';
import { type Category, isCategory } from '#shared/categories.ts';
import type { ChangeManyProducts } from '#shared/inputs/catalog-inputs.ts';
import { NUMBER_FAULT_TEXTS, parsePercent } from '#shared/text/parse-number.ts';
import { api, client } from '#web/api.ts';
import { refreshAfter } from '#web/cache/refresh-after.ts';
import { errorText } from '#web/error-text.ts';
import { subcategoryChoices, useCategoryChoices } from '#web/firm.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { BulkBar } from '#web/routes/admin/ui/bulk-bar.tsx';
import { NumberField } from '#web/routes/admin/ui/number-field.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast.ts';
import { BulkPrices } from './bulk-prices.tsx';
import { productsTexts as texts } from './texts.ts';

type ProductBulkBarProps = {
  readonly ids: readonly number[];
  readonly onClear: () => void;
  readonly onDone: (ids: readonly number[]) => void;
};

export function ProductBulkBar({ ids, onClear, onDone }: ProductBulkBarProps) {
  const [isAsking, setIsAsking] = useState(false);
  const bulk = useAction(api.admin.products.bulk, {
    isSilent: true,
    affects: ['catalog'],
    success: ({ changed }, { change }) =>
      change.kind === 'delete' ? texts.done.bulkRemoved(changed) : texts.done.bulk(changed),
    undo: (_result, { change, ids: deleted }) =>
      change.kind === 'delete' ? () => restoreMany(deleted) : null,
    onDone: (_result, { ids: changed }) => onDone(changed),
    onError: (error, { change }) => {
      const fallback = change.kind === 'delete' ? texts.failed.remove : texts.failed.price;
      showToast({ tone: 'error', message: errorText(error, fallback) });
    },
  });
  const run = (change: ChangeManyProducts['change']) =>
    void bulk.run({ ids: [...ids], change }).then(() => setIsAsking(false));

  return (
    <BulkBar
      label={texts.bulk.label}
      count={ids.length}
      onClear={onClear}
      actions={
        <>
          <BulkPrices label={texts.prices.ticked} products={{ ids: [...ids] }} onDone={() => onDone(ids)} />
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

async function restoreMany(ids: number[]): Promise<void> {
  try {
    const { changed } = await client.admin.products.bulk.mutate({ ids, change: { kind: 'restore' } });
    showToast({ tone: 'success', message: texts.done.bulkRestored(changed) });
    await refreshAfter('catalog');
  } catch (error) {
    showToast({ tone: 'error', message: errorText(error, texts.failed.restore) });
  }
}

function BulkDiscount({ onApply }: { readonly onApply: (basisPoints: number) => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const [percent, setPercent] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const apply = () => {
    const { value, reason } = parsePercent(percent);
    if (reason !== undefined) {
      setFault(reason === 'too-large' ? texts.failed.range : NUMBER_FAULT_TEXTS[reason]);
      return;
    }
    setIsOpen(false);
    onApply(value);
  };
  return (
    <Popover opened={isOpen} onChange={setIsOpen} trapFocus withArrow>
      <Popover.Target>
        <Button variant="default" size="sm" onClick={() => setIsOpen(!isOpen)}>
          {texts.bulk.discount}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            apply();
          }}
        >
          <NumberField
            label={texts.bulk.discountLabel}
            value={percent}
            error={fault}
            onChange={(text) => {
              setPercent(text);
              setFault(null);
            }}
          />
          <Button type="submit" size="sm" mt="sm" fullWidth>
            {texts.bulk.apply}
          </Button>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
}

type BulkCategoryProps = { readonly onApply: (category: Category, subcategory: string | null) => void };

function BulkCategory({ onApply }: BulkCategoryProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [category, setCategory] = useState<Category | null>(null);
  const [subcategory, setSubcategory] = useState<string | null>(null);
  return (
    <Popover opened={isOpen} onChange={setIsOpen} trapFocus withArrow>
      <Popover.Target>
        <Button variant="default" size="sm" onClick={() => setIsOpen(!isOpen)}>
          {texts.bulk.category}
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Select
          label={texts.filters.category}
          data={useCategoryChoices()}
          value={category}
          comboboxProps={{ withinPortal: false }}
          onChange={(value) => {
            setCategory(value !== null && isCategory(value) ? value : null);
            setSubcategory(null);
          }}
        />
        <Select
          label={texts.filters.subcategory}
          mt="xs"
          clearable
          clearButtonProps={{ 'aria-label': texts.filters.allSubcategories }}
          disabled={category === null}
          data={[...subcategoryChoices(category)]}
          value={subcategory}
          comboboxProps={{ withinPortal: false }}
          onChange={setSubcategory}
        />
        <Button
          size="sm"
          mt="sm"
          fullWidth
          disabled={category === null}
          onClick={() => {
            if (category === null) return;
            setIsOpen(false);
            onApply(category, subcategory);
          }}
        >
          {texts.bulk.apply}
        </Button>
      </Popover.Dropdown>
    </Popover>
  );
}
