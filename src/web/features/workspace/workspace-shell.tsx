import { ActionIcon, AppShell, Burger, Drawer, Modal, Table, Text, VisuallyHidden } from '@mantine/core';
import { useDisclosure, useLocalStorage, useMediaQuery, useWindowEvent } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { Outlet, useLocation, useNavigate } from '@tanstack/react-router';
import {
  type ComponentType,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { plainMeta } from '#shared/page-meta.ts';
import { onShopEvent } from '#web/cache/live.ts';
import { errorText } from '#web/error-text.ts';
import { useFeatures } from '#web/features/use-feature.ts';
import { isLayerOpen, listShortcuts, runShortcut, type Shortcut } from '#web/hooks/use-page-actions.ts';
import { usePageMeta } from '#web/hooks/use-page-meta.ts';
import { useUser } from '#web/session.ts';
import { holdFind, isFindAsked, takeFind } from '#web/startup/early-find.ts';
import { KeyHint } from '#web/ui/key-hint.tsx';
import { PagePending } from '#web/ui/page-pending.tsx';
import { uiTexts } from '#web/ui/texts.ts';
import { showToast } from '#web/ui/toast.ts';
import { useTitleMarks } from './marks.ts';
import { NewDeviceNotice } from './new-device-notice.tsx';
import type { PaletteProps } from './palette.tsx';
import { type Section, sectionAt } from './section.ts';
import { StaffTheme } from './staff-theme.tsx';
import { workspaceTexts as texts } from './texts.ts';
import { WorkspaceMenu } from './workspace-menu.tsx';
import classes from './workspace-shell.module.css';

type WorkspaceShellProps = {
  readonly title: string;
  readonly sections: readonly Section[];
  readonly banner?: ReactNode;
  readonly hasBigTargets?: boolean;
};

const RAIL_PX = 80;
const SIDE_PX = 232;

export function WorkspaceShell({
  title,
  sections: allSections,
  banner,
  hasBigTargets = false,
}: WorkspaceShellProps) {
  const features = useFeatures();
  const sections = useMemo(
    () => allSections.filter(({ feature }) => feature === undefined || features.includes(feature)),
    [allSections, features],
  );
  const [isOpen, menu] = useDisclosure(false);
  const { isRail, toggleRail } = useRail();
  const pathname = useLocation({ select: (location) => location.pathname });
  const current = sectionAt(allSections, pathname);
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
        <AppShell.Header className={classes['bar'] ?? ''} px="sm" hiddenFrom="sm" data-screen-only>
          <Burger
            opened={isOpen}
            onClick={menu.toggle}
            aria-label={uiTexts.menu}
            size="sm"
            w={44}
            h={44}
            p={13}
            mx={-8}
          />
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
          data-screen-only
          px={isRail ? 6 : 8}
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
          <div className={classes['notices']}>
            {banner}
            <NewDeviceNotice />
          </div>
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

export type WorkspaceKeys = { readonly openPalette: () => void; readonly showKeys: () => void };

export function useWorkspaceKeys(sections: readonly Section[]) {
  const [shown, setShown] = useState<readonly Shortcut[] | null>(null);
  const [Palette, setPalette] = useState<ComponentType<PaletteProps> | null>(null);
  const [isOpen, setOpen] = useState(false);
  const openPalette = useCallback(() => {
    if (isOpen) return;
    holdFind(true);
    setOpen(true);
    import('./palette.tsx').then(
      (module) => setPalette(() => module.Palette),
      (error: unknown) => {
        takeFind();
        setOpen(false);
        showToast({ tone: 'error', message: errorText(error) });
      },
    );
  }, [isOpen]);
  useEffect(() => {
    if (isFindAsked()) openPalette();
    else takeFind();
  }, [openPalette]);
  const showKeys = useCallback(() => setShown([...listShortcuts(), ...describe(standardKeys)]), []);
  const wasLayerOpen = useRef(false);
  useWindowEvent(
    'keydown',
    () => {
      wasLayerOpen.current = isLayerOpen();
    },
    { capture: true },
  );
  useWindowEvent('keydown', (event) =>
    runShortcut(event, standardKeys({ openPalette, showKeys }), wasLayerOpen.current),
  );
  const parts = (
    <>
      <KeysDialog keys={shown} onClose={() => setShown(null)} />
      {Palette && <Palette sections={sections} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
  return { openPalette, showKeys, parts };
}

function standardKeys({ openPalette, showKeys }: WorkspaceKeys): readonly Shortcut[] {
  return [
    { keys: 'Ctrl+K', label: texts.openPalette, run: openPalette },
    { keys: '/', label: texts.focusFind, run: focusFind },
    { keys: '?', label: texts.showKeys, run: showKeys },
  ];
}

function describe(make: typeof standardKeys): readonly Shortcut[] {
  const nothing = () => {};
  const standard = make({ openPalette: nothing, showKeys: nothing });
  return [...standard, { keys: 'Ctrl+Z', label: texts.undoKey, run: nothing }];
}

function focusFind(): void {
  const boxes = document.querySelectorAll<HTMLInputElement>('main input[type="search"]');
  const box = [...boxes].find((candidate) => candidate.checkVisibility());
  box?.focus();
  box?.select();
}

const LIST_OF: Readonly<Record<string, string>> = {
  admin: '/secret-dashboard/orders',
  stocker: '/stocker-dashboard/orders',
  call_agent: '/call-center-dashboard',
};

const NOTIFICATIONS = {
  attempts: { roles: ['admin', 'stocker', 'call_agent'], message: texts.attempts },
  held: { roles: ['admin'], message: texts.held },
  'road-conflict': { roles: ['admin', 'stocker'], message: texts.roadConflict },
  short: { roles: ['call_agent'], message: texts.short },
} as const;

function isNotification(type: string): type is keyof typeof NOTIFICATIONS {
  return Object.hasOwn(NOTIFICATIONS, type);
}

const NOTIFICATION_MS = 60_000;

export function useOfficeNotifications(): void {
  const navigate = useNavigate();
  const role = useUser()?.role ?? '';
  useEffect(() => {
    const to = LIST_OF[role];
    if (to === undefined) return;
    return onShopEvent(({ type, ids }) => {
      if (!isNotification(type) || ids === 'many') return;
      const { roles, message } = NOTIFICATIONS[type];
      if (!roles.some((recipient) => recipient === role)) return;
      for (const orderId of ids) {
        showToast({
          tone: 'error',
          id: `${type}-${orderId}`,
          ms: NOTIFICATION_MS,
          message: message(orderId),
          action: {
            label: texts.openOrder,
            run: () => void navigate({ to, search: { order: orderId } }),
          },
        });
      }
    });
  }, [navigate, role]);
}

type KeysDialogProps = { readonly keys: readonly Shortcut[] | null; readonly onClose: () => void };

export function KeysDialog({ keys, onClose }: KeysDialogProps) {
  return (
    <Modal opened={keys !== null} onClose={onClose} title={texts.keysTitle}>
      <Table withRowBorders={false} highlightOnHover={false}>
        <Table.Tbody>
          {keys?.map((shortcut) => (
            <Table.Tr key={`${shortcut.keys} ${shortcut.label}`}>
              <Table.Td w={130}>
                <KeyHint keys={shortcut.keys} />
                <VisuallyHidden>{shortcut.keys}</VisuallyHidden>
              </Table.Td>
              <Table.Td>{shortcut.label}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Modal>
  );
}
