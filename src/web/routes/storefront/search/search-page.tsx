import { Box, Title } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { searchMeta } from '#shared/page-meta.ts';
import { usePageMeta } from '#web/hooks/use-page-meta.ts';
import { useSearchParam } from '#web/hooks/use-search.ts';
import { CategoryLinks } from '#web/routes/storefront/category-links.tsx';
import { searchFields } from '#web/routes/storefront/shop-fields.ts';
import { texts } from '#web/routes/storefront/texts.ts';
import { EmptyBox } from '#web/ui/empty-box.tsx';
import { SEARCH_MAX_LENGTH, SearchInput } from '#web/ui/search-input.tsx';
import { SearchResults } from './search-results.tsx';
import { searchTexts } from './texts.ts';

export function SearchPage() {
  const [wanted, setTerm] = useSearchParam(searchFields, 'q', '');
  const term = wanted.slice(0, SEARCH_MAX_LENGTH);
  usePageMeta(searchMeta(term));
  return (
    <div className="shelf-page">
      <Title order={1} m={0}>
        {texts.search.title}
      </Title>
      <search style={{ maxWidth: '40rem', marginBlock: '1rem 1.5rem' }}>
        <SearchInput
          value={term}
          onSearch={setTerm}
          label={texts.search.title}
          placeholder={texts.search.placeholder}
          size="lg"
          autoFocus={term === ''}
        />
      </search>
      {term.trim() === '' ? (
        <EmptyBox icon={<IconSearch size={28} />} title={searchTexts.start}>
          <Box component="p" m="0.25rem 0 0" c="dimmed">
            {searchTexts.browse}
          </Box>
          <CategoryLinks />
        </EmptyBox>
      ) : (
        <SearchResults term={term.trim()} onSearch={setTerm} />
      )}
    </div>
  );
}
