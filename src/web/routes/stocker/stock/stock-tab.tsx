import { Title } from '@mantine/core';
import { texts } from '../texts.ts';

/** The section 'Menaxho Stokun'. */
export function StockTab() {
  return <Title order={1}>{texts.tabs.stock}</Title>;
}
