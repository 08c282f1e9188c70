import { Button, Group, Text } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { adminTexts } from './texts.ts';

type PagerProps = {
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
};

/** Turns the pages of a list; nothing where there is only one. A page beyond the last leads back to that one. */
export function Pager({ page, pages, onPage }: PagerProps) {
  const latest = useRef(onPage);
  latest.current = onPage;
  const isBeyond = page > Math.max(1, pages);
  useEffect(() => {
    if (isBeyond) latest.current(Math.max(1, pages));
  }, [isBeyond, pages]);
  if (pages <= 1 || isBeyond) return null;
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
