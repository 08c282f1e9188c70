import { Badge, Button, Group, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CategoryRow, Subcategory } from '#shared/firm/firm-types.ts';
import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { FirmPanel } from './firm-panel.tsx';
import { firmTexts } from './firm-texts.ts';
import { CategoryDialog, SubcategoryDialog } from './group-dialogs.tsx';
import { EditRow, RemoveRow } from './row-actions.tsx';
import { SortableRows } from './sortable-rows.tsx';

const texts = firmTexts.groups;

type Opened =
  | { readonly kind: 'category'; readonly category?: CategoryRow }
  | { readonly kind: 'subcategory'; readonly category: CategoryRow; readonly subcategory?: Subcategory }
  | { readonly kind: 'order'; readonly id: number };

export function GroupsPanel() {
  const categories = useQuery(api.admin.categories.list.queryOptions());
  const [opened, setOpened] = useState<Opened | null>(null);
  const sort = useAction(api.admin.categories.sort, { affects: ['firm'], failure: firmTexts.orderNotSaved });
  const remove = useAction(api.admin.categories.remove, { affects: ['firm'], failure: firmTexts.notDeleted });
  const close = () => setOpened(null);
  return (
    <>
      <FirmPanel texts={texts} query={categories} onAdd={() => setOpened({ kind: 'category' })}>
        {(rows) => (
          <SortableRows
            label={firmTexts.tabs.groups}
            rows={rows.map((category) => ({ ...category, facts: `/category/${category.key}` }))}
            onSort={(ids) => sort.run({ ids: [...ids] })}
            actions={(category) => (
              <>
                <EditRow name={category.name} onEdit={() => setOpened({ kind: 'category', category })} />
                <RemoveRow name={category.name} onRemove={() => remove.run({ key: category.key })} />
              </>
            )}
            details={(category) => (
              <Subcategories
                category={category}
                onOpen={(subcategory) =>
                  setOpened({ kind: 'subcategory', category, ...(subcategory ? { subcategory } : {}) })
                }
                onOrder={() => setOpened({ kind: 'order', id: category.id })}
              />
            )}
          />
        )}
      </FirmPanel>
      {opened?.kind === 'category' && (
        <CategoryDialog
          {...(opened.category ? { category: opened.category } : {})}
          others={categories.data ?? []}
          onClose={close}
        />
      )}
      {opened?.kind === 'subcategory' && (
        <SubcategoryDialog
          category={opened.category}
          {...(opened.subcategory ? { subcategory: opened.subcategory } : {})}
          onClose={close}
        />
      )}
      {opened?.kind === 'order' && (
        <OrderDialog category={categories.data?.find((row) => row.id === opened.id)} onClose={close} />
      )}
    </>
  );
}

type OrderDialogProps = { readonly category: CategoryRow | undefined; readonly onClose: () => void };

function OrderDialog({ category, onClose }: OrderDialogProps) {
  const sort = useAction(api.admin.categories.sortSubcategories, {
    affects: ['firm'],
    failure: firmTexts.orderNotSaved,
  });
  if (!category) return null;
  const title = `${texts.order}: ${category.name}`;
  return (
    <Modal opened title={title} onClose={onClose}>
      <SortableRows
        label={title}
        rows={category.subcategories.map((row) => ({ ...row, facts: '' }))}
        onSort={(ids) => sort.run({ category: category.key, ids: [...ids] })}
      />
    </Modal>
  );
}

type SubcategoriesProps = {
  readonly category: CategoryRow;
  readonly onOrder: () => void;
  readonly onOpen: (subcategory?: Subcategory) => void;
};

function Subcategories({ category, onOpen, onOrder }: SubcategoriesProps) {
  return (
    <Group gap={6} mt="xs">
      {category.subcategories.map((subcategory) => (
        <Badge
          key={subcategory.id}
          component="button"
          type="button"
          variant={subcategory.isActive ? 'light' : 'outline'}
          color="gray"
          size="lg"
          tt="none"
          style={{ cursor: 'pointer' }}
          aria-label={firmTexts.edit(subcategory.name)}
          onClick={() => onOpen(subcategory)}
        >
          {subcategory.isActive ? subcategory.name : `${subcategory.name} (${firmTexts.inactive})`}
        </Badge>
      ))}
      <Button size="compact-sm" variant="subtle" onClick={() => onOpen()}>
        {texts.addSubcategory}
      </Button>
      {category.subcategories.length > 1 && (
        <Button
          size="compact-sm"
          variant="subtle"
          aria-label={`${texts.order}: ${category.name}`}
          onClick={onOrder}
        >
          {texts.order}
        </Button>
      )}
    </Group>
  );
}
