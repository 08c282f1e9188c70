import { ActionIcon, Button, Flex, NavLink, Stack, Text, UnstyledButton } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import {
  IconChevronDown,
  IconChevronRight,
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
import classes from './workspace-shell.module.css';

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
        fz="sm"
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
      <Stack component="nav" className={classes['sections'] ?? ''} gap={2} aria-label={uiTexts.sections}>
        {[...Map.groupBy(sections, ({ group = '' }) => group)].map(([group, ofGroup]) => (
          <SectionGroup
            key={group}
            name={group}
            sections={ofGroup}
            currentTo={currentTo}
            isRail={isRail}
            isDense={sections.length > MOST_ROOMY}
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

/** With more entries than this the menu is denser, so that all fit 800 px. */
const MOST_ROOMY = 10;

type SectionGroupProps = Pick<WorkspaceMenuProps, 'sections' | 'currentTo' | 'isRail' | 'onChosen'> & {
  readonly name: string;
  readonly isDense: boolean;
};

/** A collapsible group; the counter of a collapsed group is shown next to its heading. */
function SectionGroup({ name, sections, currentTo, isDense, ...link }: SectionGroupProps) {
  const [folded, setFolded] = useLocalStorage<readonly string[]>({
    key: 'furnizo.folded-menu',
    defaultValue: [],
    getInitialValueInEffect: false,
  });
  const hasHeading = name !== '' && !link.isRail;
  const isOpen = !hasHeading || !folded.includes(name);
  const Arrow = isOpen ? IconChevronDown : IconChevronRight;
  return (
    <>
      {hasHeading && (
        <UnstyledButton
          className={classes['heading'] ?? ''}
          aria-expanded={isOpen}
          onClick={() =>
            setFolded((before) => (isOpen ? [...before, name] : before.filter((each) => each !== name)))
          }
        >
          <Arrow size={14} aria-hidden />
          {name}
          {!isOpen && sections.map(({ to, badge: Count }) => Count && <Count key={to} />)}
        </UnstyledButton>
      )}
      {isOpen &&
        sections.map((section) => (
          <SectionLink
            key={section.to}
            section={section}
            isCurrent={section.to === currentTo}
            isDense={isDense}
            {...link}
          />
        ))}
    </>
  );
}

type SectionLinkProps = {
  readonly isDense: boolean;
  readonly section: Section;
  readonly isCurrent: boolean;
  readonly isRail: boolean;
  readonly onChosen: () => void;
};

const RAIL = {
  root: {
    flexDirection: 'column',
    lineHeight: 1.2,
    fontSize: '0.6875rem',
    gap: 2,
    padding: '0.45rem 0.15rem',
    textAlign: 'center',
  },
  label: { fontSize: 'inherit', whiteSpace: 'normal' },
  section: { gap: 2, margin: 0 },
} as const;

function SectionLink({ section, isCurrent, isRail, isDense, onChosen }: SectionLinkProps) {
  const { to, label, icon: SectionIcon, badge: Count, keepsDate = false } = section;
  const [{ date, by }] = useSearchOf(shownDay);
  const search = keepsDate && date ? { date, ...(by && { by }) } : {};
  return (
    <NavLink
      // A page under a section's URL may be a section itself: `isCurrent` decides, not the router.
      renderRoot={(root) => (
        <Link {...root} to={to} search={search} activeOptions={{ exact: true, includeSearch: false }} />
      )}
      label={label}
      leftSection={
        <>
          <SectionIcon
            size={20}
            aria-hidden
            {...(isCurrent ? {} : { color: 'var(--mantine-color-dimmed)' })}
          />
          {isRail && Count && <Count />}
        </>
      }
      rightSection={!isRail && Count && <Count />}
      active={isCurrent}
      aria-current={isCurrent ? 'page' : undefined}
      {...(isRail ? { styles: RAIL } : { px: 8, ...(isDense && { mih: 30, py: 3 }) })}
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
