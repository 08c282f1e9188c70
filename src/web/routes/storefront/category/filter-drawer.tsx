import '#web/styles/overlay-styles.ts';
import { Button, Drawer, Stack } from '@mantine/core';
import { texts } from '#web/routes/storefront/texts.ts';
import { CategoryFilters } from './category-filters.tsx';

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
      <Stack gap="0.5rem" pos="sticky" bottom={0} mt="1.25rem" py="0.75rem" bg="var(--mantine-color-body)">
        <Button size="md" onClick={onClose}>
          {texts.category.show}
        </Button>
      </Stack>
    </Drawer>
  );
}
