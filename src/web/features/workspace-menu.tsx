import { IconLogout } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { logOut } from '#web/log-out.ts';
import { uiTexts } from '#web/ui/texts.ts';
import classes from './workspace-shell.module.css';
import type { WorkspaceTab } from './workspace-tab.ts';

type WorkspaceMenuProps = {
  readonly title: string;
  readonly personName: string;
  readonly tabs: readonly WorkspaceTab[];
  readonly currentId: string;
  readonly onChosen: () => void;
};

/** The sections of a workspace, who works there, and the way out. */
export function WorkspaceMenu({ title, personName, tabs, currentId, onChosen }: WorkspaceMenuProps) {
  return (
    <>
      <div className={classes['brand']}>
        <p className={classes['title']}>{title}</p>
        <p className={classes['person']}>{personName}</p>
      </div>
      <nav aria-label={uiTexts.sections} style={{ flex: 1 }}>
        <ul className={classes['tabs']}>
          {tabs.map((tab) => (
            <li key={tab.id}>
              <Link
                to="."
                search={{ tab: tab.id }}
                className={classes['tab']}
                aria-current={tab.id === currentId ? 'page' : undefined}
                onClick={onChosen}
              >
                {tab.icon}
                <span>{tab.label}</span>
                {tab.badge !== undefined && <span className={classes['count']}>{tab.badge}</span>}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <button type="button" className={classes['tab']} onClick={() => void logOut()}>
        <IconLogout size={20} aria-hidden />
        <span>{uiTexts.logout}</span>
      </button>
    </>
  );
}
