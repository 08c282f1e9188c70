import '#web/styles/overlay-styles.ts';
import { Button, Drawer } from '@mantine/core';
import { texts } from '#web/routes/storefront/texts.ts';
import { CategoryFilters } from './category-filters.tsx';
import classes from './category-page.module.css';

type FilterDrawerProps = Parameters<typeof CategoryFilters>[0] & {
  readonly isOpen: boolean;
  readonly onClose: () => void;
};

/** The filters on a phone: a panel that slides in, locks the page behind it and closes by a tap outside. */
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
