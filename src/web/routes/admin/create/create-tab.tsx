import { Title } from '@mantine/core';
import { texts } from '../texts.ts';

/** The section 'Krijo Produkt'. */
export function CreateTab() {
  return <Title order={1}>{texts.tabs.create}</Title>;
}
