import { Title } from '@mantine/core';
import { texts } from '../texts.ts';

/** The section 'Krijo User'. */
export function CreateuserTab() {
  return <Title order={1}>{texts.tabs.createuser}</Title>;
}
