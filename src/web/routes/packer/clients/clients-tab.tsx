import { Title } from '@mantine/core';
import { texts } from '../texts.ts';

/** The section 'Menaxho Klientët'. */
export function ClientsTab() {
  return <Title order={1}>{texts.tabs.clients}</Title>;
}
