import { Button, Group, NativeSelect, Text, TextInput } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { type FormEvent, useEffect, useState } from 'react';
import { parseWholeNumber } from '#shared/text/parse-number.ts';
import { PAGE_SIZES } from '#web/search-fields.ts';
import { adminTexts } from './texts.ts';

type PagerProps = {
  readonly page: number;
  readonly pages: number;
  readonly onPage: (page: number) => void;
  readonly total?: number;
  readonly limit?: number;
  readonly onLimit?: (limit: number, page: number) => void;
};

export function Pager({ page, pages, onPage, total = 0, limit, onLimit }: PagerProps) {
  const goTo = useCallbackRef(onPage);
  const isBeyond = page > Math.max(1, pages);
  useEffect(() => {
    if (isBeyond) goTo(Math.max(1, pages));
  }, [isBeyond, pages, goTo]);
  const canSize = limit !== undefined && onLimit !== undefined && total > PAGE_SIZES[0];
  if (isBeyond || (pages <= 1 && !canSize)) return null;
  return (
    <Group component="nav" aria-label={adminTexts.pages} justify="center" mt="lg" gap="sm">
      {pages > 1 && (
        <>
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
          {pages > 2 && <PageField key={page} pages={pages} onPage={onPage} />}
        </>
      )}
      {canSize && (
        <NativeSelect
          aria-label={adminTexts.pageSize}
          w={130}
          data={PAGE_SIZES.map((size) => ({ value: String(size), label: adminTexts.perPage(size) }))}
          value={String(limit)}
          onChange={(event) => {
            const next = Number(event.currentTarget.value);
            onLimit(next, Math.floor(((page - 1) * limit) / next) + 1);
          }}
        />
      )}
    </Group>
  );
}

function PageField({ pages, onPage }: { readonly pages: number; readonly onPage: (page: number) => void }) {
  const [typed, setTyped] = useState('');
  const [isInvalid, setInvalid] = useState(false);
  const go = (event: FormEvent) => {
    event.preventDefault();
    const { value = 0 } = parseWholeNumber(typed, pages);
    setInvalid(value < 1);
    if (value >= 1) onPage(value);
  };
  return (
    <form onSubmit={go} noValidate>
      <TextInput
        w={90}
        aria-label={adminTexts.goToPage}
        placeholder={adminTexts.goToPage}
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        value={typed}
        error={isInvalid && adminTexts.pageRange(pages)}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          setInvalid(false);
        }}
      />
    </form>
  );
}
