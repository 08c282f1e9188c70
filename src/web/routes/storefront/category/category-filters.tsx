import { Button, Group } from '@mantine/core';
import { activeSubcategories, type Category } from '#shared/categories.ts';
import { useFirm } from '#web/firm.ts';
import { texts } from '#web/routes/storefront/texts.ts';
import classes from './category-page.module.css';

type CategoryFiltersProps = {
  readonly category: Category;
  readonly chosen: readonly string[];
  readonly counts: Readonly<Record<string, number>> | undefined;
  readonly onToggle: (subcategory: string) => void;
  readonly onClear: () => void;
};

export function CategoryFilters({ category, chosen, counts, onToggle, onClear }: CategoryFiltersProps) {
  useFirm();
  return (
    <fieldset className={classes['options']}>
      <legend style={{ padding: 0, width: '100%' }}>
        <Group
          component="span"
          wrap="nowrap"
          justify="space-between"
          gap={0}
          m="0 0 0.6rem"
          fz="1rem"
          fw={680}
        >
          {texts.category.filters}
          {chosen.length > 0 && (
            <Button variant="subtle" size="compact-sm" onClick={onClear}>
              {texts.category.clear}
            </Button>
          )}
        </Group>
      </legend>
      {activeSubcategories(category).map(({ key: subcategory, name }) => (
        <label key={subcategory} className={classes['option']}>
          <input
            type="checkbox"
            className={classes['box']}
            checked={chosen.includes(subcategory)}
            onChange={() => onToggle(subcategory)}
          />
          {name}
          {counts && <span className={classes['number']}>{counts[subcategory] ?? 0}</span>}
        </label>
      ))}
    </fieldset>
  );
}
