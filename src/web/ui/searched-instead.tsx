import { Text } from '@mantine/core';
import { uiTexts } from './texts.ts';

type SearchedInsteadProps = { readonly term: string | null | undefined };

export function SearchedInstead({ term }: SearchedInsteadProps) {
  if (!term) return null;
  return (
    <Text span size="sm" fw={600} c="var(--shop-warn-text)" role="status">
      {uiTexts.resultsFor(term)}
    </Text>
  );
}
