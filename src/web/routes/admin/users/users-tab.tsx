import { Title } from '@mantine/core';
import { texts } from '../texts.ts';

/** The section 'Përdoruesit'. */
export function UsersTab() {
  return <Title order={1}>{texts.tabs.users}</Title>;
}
