import { Title } from '@mantine/core';
import { texts } from '../texts.ts';

/** The section 'Driver Agenda'. */
export function AgendaTab() {
  return <Title order={1}>{texts.tabs.agenda}</Title>;
}
