import { Title } from '@mantine/core';
import { texts } from '../texts.ts';

/** The section 'Produktet'. */
export function ProductsTab() {
  return <Title order={1}>{texts.tabs.products}</Title>;
}
