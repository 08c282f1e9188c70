import '#web/styles/overlay-styles.ts';
import { Button, Drawer } from '@mantine/core';
import { texts } from '#web/routes/storefront/texts.ts';
import { CategoryFilters } from './category-filters.tsx';
import classes from './category-page.module.css';

type FilterDrawerProps = Parameters<typeof CategoryFilters>[0] & {
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

export function FilterDrawer({ isOpen, onClose, ...filters }: FilterDrawerProps) {
  return (
    <Drawer
      opened={isOpen}
      onClose={onClose}
      position="left"
      size="20rem"
      lockScroll
      closeButtonProps={{ 'aria-label': texts.category.close }}
      title={texts.category.title}
    >
      <CategoryFilters {...filters} />
      <div className={classes['drawerFooter']}>
        <Button size="md" onClick={onClose}>
          {texts.category.show}
        </Button>
      </div>
    </Drawer>
  );
}
