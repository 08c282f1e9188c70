import { Title } from '@mantine/core';
import { texts } from '../texts.ts';

/** The section 'Menaxho Porositë'. */
export function OrdersTab() {
  return <Title order={1}>{texts.tabs.orders}</Title>;
}
