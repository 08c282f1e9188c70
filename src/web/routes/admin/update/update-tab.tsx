import { Title } from '@mantine/core';
import { texts } from '../texts.ts';

/** The section 'Update'. */
export function UpdateTab() {
  return <Title order={1}>{texts.tabs.update}</Title>;
}
