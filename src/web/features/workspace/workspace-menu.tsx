import { ActionIcon, Button, NavLink } from '@mantine/core';
import { IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand, IconLogout } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { logOut } from '#web/log-out.ts';
import { uiTexts } from '#web/ui/texts.ts';
import type { Section } from './section.ts';
import { UserMenu } from './user-menu.tsx';
import classes from './workspace-shell.module.css';

type WorkspaceMenuProps = {
  readonly title: string;
  readonly sections: readonly Section[];
  readonly currentTo: string | undefined;
  readonly isRail: boolean;
  readonly onChosen: () => void;
  readonly onToggleRail?: (() => void) | undefined;
};

/** The sections of a workspace, who works there, and the way out. */
export function WorkspaceMenu(props: WorkspaceMenuProps) {
  const { sections, currentTo, isRail, onChosen } = props;
  return (
    <>
      <Brand {...props} />
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
        <UserMenu isRail={isRail} onChosen={onChosen} />
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
