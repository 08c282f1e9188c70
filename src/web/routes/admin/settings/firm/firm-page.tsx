import { useSearchParam } from '#web/hooks/use-search.ts';
import { firmFields } from '#web/routes/admin/admin-fields.ts';
import { Look } from '#web/routes/admin/settings/look/look.tsx';
import { PageTabs } from '#web/routes/admin/ui/page-tabs.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { firmTexts as texts } from './firm-texts.ts';
import { GroupsPanel } from './groups-panel.tsx';
import { RegionsPanel } from './regions-panel.tsx';
import { UnitsPanel } from './units-panel.tsx';
import { VansPanel } from './vans-panel.tsx';

export function FirmPage() {
  const [tab, setTab] = useSearchParam(firmFields, 'tab', 'look');
  return (
    <>
      <PageHead title={texts.title} />
      <PageTabs
        named={tab}
        onShow={setTab}
        tabs={[
          ['look', texts.tabs.look, <Look key="look" />],
          ['regions', texts.tabs.regions, <RegionsPanel key="regions" />],
          ['groups', texts.tabs.groups, <GroupsPanel key="groups" />],
          ['units', texts.tabs.units, <UnitsPanel key="units" />],
          ['vans', texts.tabs.vans, <VansPanel key="vans" />],
        ]}
      />
    </>
  );
}
