import { IconHeadset } from '@tabler/icons-react';
import { lazy } from 'react';
import { WorkspaceShell } from '#web/features/workspace-shell.tsx';
import type { WorkspaceTab } from '#web/features/workspace-tab.ts';
import { texts } from './texts.ts';

const ClientsTab = lazy(() =>
  import('./clients/clients-tab.tsx').then((module) => ({ default: module.ClientsTab })),
);

const tabs: readonly [WorkspaceTab, ...WorkspaceTab[]] = [
  {
    id: 'clients',
    label: texts.tabs.clients,
    icon: <IconHeadset size={20} aria-hidden />,
    screen: ClientsTab,
  },
];

/** The workspace of the role call_agent. */
export function CallAgentWorkspace() {
  return <WorkspaceShell title={texts.title} tabs={tabs} />;
}
