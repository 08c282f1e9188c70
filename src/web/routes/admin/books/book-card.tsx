import { Group, Paper, Skeleton, Switch, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BOOK_LABELS, type BookKind } from '#shared/books.ts';
import type { ISOMonth } from '#shared/months.ts';
import { api } from '#web/api.ts';
import { Pager } from '#web/routes/admin/ui/pager.tsx';
import { SaveFileButton } from '#web/routes/admin/ui/save-file-button.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { BookTable } from './book-table.tsx';
import { booksTexts as texts } from './texts.ts';

type BookCardProps = { readonly book: BookKind; readonly month: ISOMonth };

const ROWS = 100;

export function BookCard({ book, month }: BookCardProps) {
  const label = BOOK_LABELS[book];
  const [isWhole, setWhole] = useState(false);
  return (
    <Paper component="section" aria-label={label} p="md" miw={0}>
      <Group justify="space-between" gap="xs" mb="xs">
        <div>
          <Title order={2} size="h4">
            {label}
          </Title>
          <Text size="sm" c="dimmed">
            {texts.hints[book]}
          </Text>
        </div>
        <Group gap="md" miw={0} maw="100%">
          <Switch
            maw="100%"
            label={texts.allColumns}
            checked={isWhole}
            onChange={(event) => setWhole(event.currentTarget.checked)}
          />
          <SaveFileButton
            address={`/api/admin/books/${book}?month=${month}`}
            label={texts.download}
            description={texts.downloadOf(label)}
            failure={texts.downloadFailed}
          />
        </Group>
      </Group>
      <Rows key={month} book={book} month={month} isWhole={isWhole} />
    </Paper>
  );
}

function Rows({ book, month, isWhole }: BookCardProps & { readonly isWhole: boolean }) {
  const [page, setPage] = useState(1);
  const query = useQuery(api.admin.books.get.queryOptions({ book, month }));
  return (
    <PageState query={query} failure={texts.failed} loading={<Skeleton height={160} />}>
      {(found) => (
        <>
          <BookTable book={found} isWhole={isWhole} from={(page - 1) * ROWS} count={ROWS} />
          <Pager page={page} pages={Math.ceil(found.rows.length / ROWS)} onPage={setPage} />
        </>
      )}
    </PageState>
  );
}
