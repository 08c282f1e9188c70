import { ActionIcon, AppShell, Burger, Drawer, Text } from '@mantine/core';
import { useDisclosure, useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { Outlet, useLocation } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { plainMeta } from '#shared/page-meta.ts';
import { usePageMeta } from '#web/hooks/use-page-meta.ts';
import { PagePending } from '#web/ui/page-pending.tsx';
import { uiTexts } from '#web/ui/texts.ts';
import { useTitleMarks } from './marks.ts';
import { type Section, sectionAt } from './section.ts';
import { StaffTheme } from './staff-theme.tsx';
import { workspaceTexts as texts } from './texts.ts';
import { useOfficeNotifications } from './use-office-notifications.ts';
import { useWorkspaceKeys } from './workspace-keys.tsx';
import { WorkspaceMenu } from './workspace-menu.tsx';
import classes from './workspace-shell.module.css';

type WorkspaceShellProps = {
  readonly title: string;
  readonly sections: readonly Section[];
  readonly banner?: ReactNode;
  readonly hasBigTargets?: boolean;
};

const RAIL_PX = 84;
const SIDE_PX = 232;

export function WorkspaceShell({ title, sections, banner, hasBigTargets = false }: WorkspaceShellProps) {
  const [isOpen, menu] = useDisclosure(false);
  const { isRail, toggleRail } = useRail();
  const pathname = useLocation({ select: (location) => location.pathname });
  const current = sectionAt(sections, pathname);
  usePageMeta(plainMeta(current ? `${current.label} · ${title}` : title));
  const { openPalette, showKeys, parts } = useWorkspaceKeys(sections);
  useTitleMarks();
  useOfficeNotifications();
  const shared = {
    sections,
    currentTo: current?.to,
    onChosen: menu.close,
    onFind: openPalette,
    onShowKeys: showKeys,
  };
  return (
    <StaffTheme hasBigTargets={hasBigTargets}>
      <a className={classes['skip']} href="#workspace-main">
        {uiTexts.skipToContent}
      </a>
      <AppShell
        header={{ height: { base: 52, sm: 0 } }}
        navbar={{ width: isRail ? RAIL_PX : SIDE_PX, breakpoint: 'sm', collapsed: { mobile: true } }}
        transitionDuration={0}
      >
        <AppShell.Header className={classes['bar'] ?? ''} px="sm" hiddenFrom="sm">
          <Burger opened={isOpen} onClick={menu.toggle} aria-label={uiTexts.menu} size="sm" />
          <Text span fw={650} truncate miw={0}>
            {title}
          </Text>
          <ActionIcon ml="auto" size={44} aria-label={texts.find} onClick={openPalette}>
            <IconSearch size={20} aria-hidden />
          </ActionIcon>
        </AppShell.Header>
        <AppShell.Navbar
          className={`${classes['menu']} ${classes['side']}`}
          component="div"
          visibleFrom="sm"
          px={isRail ? 6 : 12}
          py={12}
        >
          <WorkspaceMenu {...shared} title={title} isRail={isRail} onToggleRail={toggleRail} />
        </AppShell.Navbar>
        <Drawer
          opened={isOpen}
          onClose={menu.close}
          position="left"
          size={288}
          title={title}
          classNames={{ body: classes['menu'] ?? '' }}
          closeButtonProps={{ 'aria-label': uiTexts.closeMenu }}
          hiddenFrom="sm"
        >
          <WorkspaceMenu {...shared} isRail={false} />
        </Drawer>
        <AppShell.Main id="workspace-main" className={classes['main'] ?? ''} tabIndex={-1}>
          {banner}
          <Suspense fallback={<PagePending />}>
            <Outlet />
          </Suspense>
        </AppShell.Main>
      </AppShell>
      {parts}
    </StaffTheme>
  );
}

function useRail() {
  const isTablet = useMediaQuery('(max-width: 74.99em)', false, { getInitialValueInEffect: false });
  const [wanted, setWanted] = useLocalStorage({
    key: 'furnizo.rail',
    defaultValue: false,
    getInitialValueInEffect: false,
  });
  return {
    isRail: isTablet || wanted,
    ...(isTablet ? {} : { toggleRail: () => setWanted((before) => !before) }),
  };
}
