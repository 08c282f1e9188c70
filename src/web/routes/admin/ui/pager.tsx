import { Button, Group, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { adminTexts } from './texts.ts';

type PagerProps = {
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
};

/** Turns the pages of a list; nothing where there is only one. */
export function Pager({ page, pages, onPage }: PagerProps) {
  if (pages <= 1 && page === 1) return null;
  return (
    <Group component="nav" aria-label={adminTexts.pages} justify="center" mt="lg" gap="md">
      <Button
        variant="default"
        disabled={page <= 1}
        leftSection={<IconChevronLeft size={16} aria-hidden />}
        onClick={() => onPage(page - 1)}
      >
        {adminTexts.previousPage}
      </Button>
      <Text size="sm" role="status">
        {adminTexts.page(page, pages)}
      </Text>
      <Button
        variant="default"
        disabled={page >= pages}
        rightSection={<IconChevronRight size={16} aria-hidden />}
        onClick={() => onPage(page + 1)}
      >
        {adminTexts.nextPage}
      </Button>
    </Group>
  );
}
