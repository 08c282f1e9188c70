import { Box, Tabs } from '@mantine/core';
import type { ReactNode } from 'react';

type PageTabsProps = {
  /** An unknown name shows the first. */
  readonly tabs: readonly (readonly [name: string, label: ReactNode, content: ReactNode])[];
  readonly named: string;
  readonly onShow: (name: string) => void;
};

export function PageTabs({ tabs, named, onShow }: PageTabsProps) {
  const [shown] = tabs.find(([name]) => name === named) ?? tabs[0] ?? [''];
  return (
    <Tabs value={shown} onChange={(chosen) => chosen && onShow(chosen)} keepMounted={false}>
      <Box mb="md" style={{ overflowX: 'auto', overflowY: 'hidden' }}>
        <Tabs.List w="max-content" miw="100%" style={{ flexWrap: 'nowrap' }}>
          {tabs.map(([name, label]) => (
            <Tabs.Tab key={name} value={name} {...(name === shown ? { ref: intoSight } : {})}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
      </Box>
      {tabs.map(([name, , content]) => (
        <Tabs.Panel key={name} value={name}>
          {content}
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}

function intoSight(tab: HTMLButtonElement | null): void {
  tab?.scrollIntoView({ block: 'nearest', inline: 'center' });
}
