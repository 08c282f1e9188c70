import { Text } from '@mantine/core';
import { uiTexts } from './texts.ts';

export function SearchedInstead({ term }: { readonly term: string | null | undefined }) {
  if (!term) return null;
  return (
    <Text span size="sm" fw={600} c="var(--shop-warn-text)" role="status">
      {uiTexts.resultsFor(term)}
    </Text>
  );
}
