import { Tabs } from '@mantine/core';
import { useUrlParam } from '#web/hooks/use-url-param.ts';
import { oneOf } from '#web/routes/admin/ui/use-filters.ts';
import { PageHead } from '#web/ui/page-head.tsx';
import { firmTexts as texts } from './firm-texts.ts';
import { GroupsPanel } from './groups-panel.tsx';
import { RegionsPanel } from './regions-panel.tsx';

const TABS = [
  ['regions', RegionsPanel],
  ['groups', GroupsPanel],
] as const;

const NAMES = TABS.map(([name]) => name);

export function FirmPage() {
  const [tab, setTab] = useUrlParam('tab', 'regions');
  const shown = oneOf(tab, NAMES) ?? 'regions';
  return (
    <>
      <PageHead title={texts.title} />
      <Tabs value={shown} onChange={(chosen) => setTab(chosen ?? 'regions')} keepMounted={false}>
        <Tabs.List mb="md" style={{ flexWrap: 'nowrap', overflowX: 'auto', overflowY: 'hidden' }}>
          {NAMES.map((name) => (
            <Tabs.Tab key={name} value={name}>
              {texts.tabs[name]}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {TABS.map(([name, Tab]) => (
          <Tabs.Panel key={name} value={name} maw="48rem">
            <Tab />
          </Tabs.Panel>
        ))}
      </Tabs>
    </>
  );
}
