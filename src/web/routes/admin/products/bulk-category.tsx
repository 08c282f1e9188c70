import { Button, Popover, Select } from '@mantine/core';
import { useState } from 'react';
import {
  CATEGORIES,
  CATEGORY_LABELS,
  type Category,
  SUBCATEGORIES,
  subcategoryLabel,
} from '#shared/categories.ts';
import { oneOf } from '#web/routes/admin/ui/use-filters.ts';
import { productsTexts as texts } from './texts.ts';

type BulkCategoryProps = { readonly onApply: (category: Category, subcategory: string | null) => void };

/** Asks for the shelf that all chosen products go to. */
export function BulkCategory({ onApply }: BulkCategoryProps) {
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
          data={CATEGORIES.map((value) => ({ value, label: CATEGORY_LABELS[value] }))}
          value={category}
          comboboxProps={{ withinPortal: false }}
          onChange={(value) => {
            setCategory(oneOf(value ?? undefined, CATEGORIES) ?? null);
            setSubcategory(null);
          }}
        />
        <Select
          label={texts.filters.subcategory}
          mt="xs"
          clearable
          clearButtonProps={{ 'aria-label': texts.filters.allSubcategories }}
          disabled={category === null}
          data={
            category === null
              ? []
              : SUBCATEGORIES[category].map((value) => ({ value, label: subcategoryLabel(value) }))
          }
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
