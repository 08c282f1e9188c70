import { IconPackage, IconUsers } from '@tabler/icons-react';
import type { Section } from '#web/features/workspace/section.ts';
import { useOrderMarks } from '#web/features/workspace/use-order-marks.ts';
import { WorkspaceShell } from '#web/features/workspace/workspace-shell.tsx';
import { texts } from './texts.ts';

const sections: readonly Section[] = [
  {
    to: '/package-dashboard/orders',
    label: texts.tabs.orders,
    icon: IconPackage,
    isHome: true,
    keepsDate: true,
  },
  { to: '/package-dashboard/clients', label: texts.tabs.clients, icon: IconUsers, keepsDate: true },
];

export function PackerWorkspace() {
  useOrderMarks({ withNew: true });
  return <WorkspaceShell title={texts.title} sections={sections} hasBigTargets />;
}
