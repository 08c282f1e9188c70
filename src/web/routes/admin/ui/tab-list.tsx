import { Box, Tabs } from '@mantine/core';
import type { ReactNode } from 'react';

type TabListProps = {
  readonly tabs: readonly (readonly [value: string, label: ReactNode])[];
  readonly shown: string;
};

export function TabList({ tabs, shown }: TabListProps) {
  return (
    <Box mb="md" style={{ overflowX: 'auto', overflowY: 'hidden' }}>
      <Tabs.List w="max-content" miw="100%" style={{ flexWrap: 'nowrap' }}>
        {tabs.map(([value, label]) => (
          <Tabs.Tab key={value} value={value} {...(value === shown ? { ref: intoSight } : {})}>
            {label}
          </Tabs.Tab>
        ))}
      </Tabs.List>
    </Box>
  );
}

function intoSight(tab: HTMLButtonElement | null): void {
  tab?.scrollIntoView({ block: 'nearest', inline: 'center' });
}
