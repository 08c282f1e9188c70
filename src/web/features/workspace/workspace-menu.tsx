import { ActionIcon, Button, NavLink, UnstyledButton } from '@mantine/core';
import {
  IconLayoutSidebarLeftCollapse,
  IconLayoutSidebarLeftExpand,
  IconLogout,
  IconSearch,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { logOut } from '#web/log-out.ts';
import { KeyHint } from '#web/ui/key-hint.tsx';
import { uiTexts } from '#web/ui/texts.ts';
import type { Section } from './section.ts';
import { workspaceTexts as texts } from './texts.ts';
import { UserMenu } from './user-menu.tsx';
import classes from './workspace-shell.module.css';

type WorkspaceMenuProps = {
  readonly title: string;
  readonly sections: readonly Section[];
  readonly currentTo: string | undefined;
  readonly isRail: boolean;
  readonly onChosen: () => void;
  readonly onFind: () => void;
  readonly onShowKeys: () => void;
  readonly onToggleRail?: (() => void) | undefined;
};

/** The sections of a workspace, who works there, and the way out. */
export function WorkspaceMenu(props: WorkspaceMenuProps) {
  const { sections, currentTo, isRail, onChosen, onFind, onShowKeys } = props;
  return (
    <>
      <Brand {...props} />
      <UnstyledButton
        className={classes['find'] ?? ''}
        aria-label={isRail ? texts.find : undefined}
        aria-keyshortcuts="Control+K"
        onClick={() => {
          onChosen();
          onFind();
        }}
      >
        <IconSearch size={18} aria-hidden />
        {!isRail && <span>{texts.find}</span>}
        {!isRail && <KeyHint keys="Ctrl+K" />}
      </UnstyledButton>
      <nav aria-label={uiTexts.sections} className={classes['sections']}>
        {sections.map(({ to, label, icon: SectionIcon, badge: Count }) => (
          <NavLink
            key={to}
            renderRoot={(root) => <Link {...root} to={to} />}
            label={label}
            leftSection={<SectionIcon size={20} aria-hidden />}
            rightSection={Count && <Count />}
            active={to === currentTo}
            aria-current={to === currentTo ? 'page' : undefined}
            className={classes['section'] ?? ''}
            onClick={onChosen}
          />
        ))}
      </nav>
      <div className={classes['foot']}>
        <UserMenu isRail={isRail} onChosen={onChosen} onShowKeys={onShowKeys} />
        <Button
          variant="subtle"
          color="gray"
          justify={isRail ? 'center' : 'flex-start'}
          fullWidth
          px={isRail ? 4 : 'sm'}
          leftSection={<IconLogout size={20} aria-hidden />}
          onClick={() => void logOut()}
        >
          {uiTexts.logout}
        </Button>
      </div>
    </>
  );
}

function Brand({ title, isRail, onToggleRail }: WorkspaceMenuProps) {
  const RailIcon = isRail ? IconLayoutSidebarLeftExpand : IconLayoutSidebarLeftCollapse;
  return (
    <div className={classes['brand']}>
      <p className={classes['title']}>{title}</p>
      {onToggleRail && (
        <ActionIcon
          aria-label={isRail ? uiTexts.widenMenu : uiTexts.narrowMenu}
          onClick={onToggleRail}
          size="lg"
        >
          <RailIcon size={20} aria-hidden />
        </ActionIcon>
      )}
    </div>
  );
}
