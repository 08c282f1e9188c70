import { IconHeadset } from '@tabler/icons-react';
import type { Section } from '#web/features/workspace/section.ts';
import { WorkspaceShell } from '#web/features/workspace/workspace-shell.tsx';
import { texts } from './texts.ts';

const sections: readonly Section[] = [
  { to: '/call-center-dashboard', label: texts.tabs.clients, icon: IconHeadset, isHome: true },
];

/** The workspace of the role call_agent. */
export function CallAgentWorkspace() {
  return <WorkspaceShell title={texts.title} sections={sections} />;
}
