import { ActionIcon, Box, Button, Flex, NavLink, Stack, Text } from '@mantine/core';
import {
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconLogout,
  IconSearch,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useSearchOf } from '#web/hooks/use-search.ts';
import { logOut } from '#web/log-out.ts';
import { shownDay } from '#web/search-fields.ts';
import { KeyHint } from '#web/ui/key-hint.tsx';
import { uiTexts } from '#web/ui/texts.ts';
import type { Section } from './section.ts';
import { workspaceTexts as texts } from './texts.ts';
import { UserMenu } from './user-menu.tsx';

type WorkspaceMenuProps = {
  readonly title?: string;
  readonly sections: readonly Section[];
  readonly currentTo: string | undefined;
  readonly isRail: boolean;
  readonly onChosen: () => void;
  readonly onFind: () => void;
  readonly onShowKeys: () => void;
  readonly onToggleRail?: (() => void) | undefined;
};

const RAIL_FOOT = {
  h: 'auto',
  px: 4,
  py: 6,
  fz: 11,
  styles: { inner: { flexDirection: 'column', gap: 2 }, section: { margin: 0 } },
} as const;

export function WorkspaceMenu(props: WorkspaceMenuProps) {
  const { title, sections, currentTo, isRail, onChosen, onFind, onShowKeys, onToggleRail } = props;
  return (
    <>
      {title !== undefined && <Brand title={title} isRail={isRail} onToggleRail={onToggleRail} />}
      <Button
        variant="default"
        fullWidth
        fw={400}
        px="xs"
        c="dimmed"
        justify={isRail ? 'center' : 'space-between'}
        aria-label={isRail ? texts.find : undefined}
        aria-keyshortcuts="Control+K"
        rightSection={!isRail && <KeyHint keys="Ctrl+K" />}
        onClick={() => {
          onChosen();
          onFind();
        }}
      >
        <IconSearch size={18} aria-hidden style={{ marginRight: isRail ? 0 : 8 }} />
        {!isRail && texts.find}
      </Button>
      <Stack component="nav" flex={1} gap={2} aria-label={uiTexts.sections}>
        {sections.map((section) => (
          <SectionLink
            key={section.to}
            section={section}
            isCurrent={section.to === currentTo}
            isRail={isRail}
            onChosen={onChosen}
          />
        ))}
      </Stack>
      <Stack gap={4} pt="xs" style={{ borderTop: '1px solid var(--shop-line)' }}>
        <UserMenu isRail={isRail} onChosen={onChosen} onShowKeys={onShowKeys} />
        <Button
          variant="subtle"
          color="gray"
          justify={isRail ? 'center' : 'flex-start'}
          fullWidth
          {...(isRail ? RAIL_FOOT : { px: 'sm' })}
          leftSection={<IconLogout size={20} aria-hidden />}
          onClick={() => void logOut()}
        >
          {uiTexts.logout}
        </Button>
      </Stack>
    </>
  );
}

type SectionLinkProps = {
  readonly section: Section;
  readonly isCurrent: boolean;
  readonly isRail: boolean;
  readonly onChosen: () => void;
};

const RAIL = {
  root: {
    position: 'relative',
    flexDirection: 'column',
    lineHeight: 1.2,
    fontSize: '0.6875rem',
    gap: 2,
    padding: '0.45rem 0.15rem',
    textAlign: 'center',
  },
  label: { fontSize: 'inherit', whiteSpace: 'normal' },
  section: { margin: 0 },
} as const;

function SectionLink({ section, isCurrent, isRail, onChosen }: SectionLinkProps) {
  const { to, label, icon: SectionIcon, badge: Count, keepsDate = false } = section;
  const [{ date, by }] = useSearchOf(shownDay);
  const search = keepsDate && date ? { date, ...(by && { by }) } : {};
  return (
    <NavLink
      // A page under a section's URL may be a section of its own: `isCurrent` decides, not the router.
      renderRoot={(root) => (
        <Link {...root} to={to} search={search} activeOptions={{ exact: true, includeSearch: false }} />
      )}
      label={label}
      leftSection={
        <SectionIcon size={20} aria-hidden {...(isCurrent ? {} : { color: 'var(--mantine-color-dimmed)' })} />
      }
      rightSection={
        Count && (
          <Box {...(isRail ? { pos: 'absolute', top: 2, right: 4 } : {})}>
            <Count />
          </Box>
        )
      }
      active={isCurrent}
      aria-current={isCurrent ? 'page' : undefined}
      {...(isRail ? { styles: RAIL } : {})}
      onClick={onChosen}
    />
  );
}

type BrandProps = {
  readonly title: string;
  readonly isRail: boolean;
  readonly onToggleRail: (() => void) | undefined;
};

function Brand({ title, isRail, onToggleRail }: BrandProps) {
  const RailIcon = isRail ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <Flex
      direction={isRail ? 'column' : 'row'}
      align="center"
      justify="space-between"
      gap={4}
      mih={34}
      pl={isRail ? 0 : 8}
    >
      <Text fw={700} lh={1.25} size={isRail ? 'xs' : 'md'} ta={isRail ? 'center' : 'left'}>
        {title}
      </Text>
      {onToggleRail && (
        <ActionIcon
          aria-label={isRail ? uiTexts.widenMenu : uiTexts.narrowMenu}
          onClick={onToggleRail}
          size="lg"
        >
          <RailIcon size={20} aria-hidden />
        </ActionIcon>
      )}
    </Flex>
  );
}
