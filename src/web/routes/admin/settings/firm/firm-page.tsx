import { Tabs } from '@mantine/core';
import { useSearchParam } from '#web/hooks/use-search.ts';
import { firmFields } from '#web/routes/admin/admin-fields.ts';
import { Look } from '#web/routes/admin/settings/look/look.tsx';
import { TabList } from '#web/routes/admin/ui/tab-list.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { firmTexts as texts } from './firm-texts.ts';
import { GroupsPanel } from './groups-panel.tsx';
import { RegionsPanel } from './regions-panel.tsx';
import { UnitsPanel } from './units-panel.tsx';
import { VansPanel } from './vans-panel.tsx';

const TABS = [
  ['look', Look],
  ['regions', RegionsPanel],
  ['groups', GroupsPanel],
  ['units', UnitsPanel],
  ['vans', VansPanel],
] as const;

const NAMES = TABS.map(([name]) => name);

export function FirmPage() {
  const [tab, setTab] = useSearchParam(firmFields, 'tab', 'look');
  const shown = NAMES.find((name) => name === tab) ?? 'look';
  return (
    <>
      <PageHead title={texts.title} />
      <Tabs value={shown} onChange={(chosen) => setTab(chosen ?? 'look')} keepMounted={false}>
        <TabList tabs={NAMES.map((name) => [name, texts.tabs[name]])} shown={shown} />
        {TABS.map(([name, Tab]) => (
          <Tabs.Panel key={name} value={name} {...(name === 'look' ? {} : { maw: '48rem' })}>
            <Tab />
          </Tabs.Panel>
        ))}
      </Tabs>
    </>
  );
}
