import '#web/styles/staff-styles.ts';
import { Burger, Drawer } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type ReactNode, Suspense } from 'react';
import { plainMeta } from '#shared/page-meta.ts';
import { usePageMeta } from '#web/hooks/use-page-meta.ts';
import { useUrlParam } from '#web/hooks/use-url-param.ts';
import { useUser } from '#web/session.ts';
import { PageSpinner } from '#web/ui/page-spinner.tsx';
import { uiTexts } from '#web/ui/texts.ts';
import { WorkspaceMenu } from './workspace-menu.tsx';
import classes from './workspace-shell.module.css';
import type { WorkspaceTab } from './workspace-tab.ts';

type WorkspaceShellProps = {
  readonly title: string;
  readonly tabs: readonly [WorkspaceTab, ...WorkspaceTab[]];
  /** The section that opens first; the first of the list when absent. */
  readonly defaultTab?: string;
  /** Stands above every section. */
  readonly banner?: ReactNode;
};

/** The frame of a staff workspace: its sections at the side (a rail on tablets, a drawer under 768 px), the person's name, 'Dilni'. */
export function WorkspaceShell({ title, tabs, defaultTab, banner }: WorkspaceShellProps) {
  const user = useUser();
  const [isOpen, menu] = useDisclosure(false);
  const [tabId] = useUrlParam('tab', defaultTab ?? tabs[0].id);
  const current =
    tabs.find((tab) => tab.id === tabId) ?? tabs.find((tab) => tab.id === defaultTab) ?? tabs[0];
  const Screen = current.screen;
  usePageMeta(plainMeta(`${current.label} · ${title}`));
  const items = (
    <WorkspaceMenu
      title={title}
      personName={user?.name || uiTexts.unnamedUser}
      tabs={tabs}
      currentId={current.id}
      onChosen={menu.close}
    />
  );
  return (
    <div className={classes['shell']}>
      <a className={classes['skip']} href="#workspace-main">
        {uiTexts.skipToContent}
      </a>
      <aside className={classes['side']}>{items}</aside>
      <header className={classes['bar']}>
        <Burger opened={isOpen} onClick={menu.toggle} aria-label={uiTexts.menu} size="sm" />
        <span>{current.label}</span>
      </header>
      <Drawer
        opened={isOpen}
        onClose={menu.close}
        size="17rem"
        closeButtonProps={{ 'aria-label': uiTexts.closeMenu }}
        hiddenFrom="sm"
      >
        <div className={classes['drawer']}>{items}</div>
      </Drawer>
      <main id="workspace-main" className={classes['main']} tabIndex={-1}>
        {banner}
        <Suspense fallback={<PageSpinner />}>
          <Screen key={current.id} />
        </Suspense>
      </main>
    </div>
  );
}
