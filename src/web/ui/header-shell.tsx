import { Button } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { logOut } from '../log-out.ts';
import { useUser } from '../session.ts';
import classes from './header-shell.module.css';
import { uiTexts } from './texts.ts';

type HeaderShellProps = { readonly title: string; readonly extra?: ReactNode; readonly children: ReactNode };

/** The frame of a workspace with one screen: a header that only logs out (spec 2 §2). */
export function HeaderShell({ title, extra, children }: HeaderShellProps) {
  const user = useUser();
  return (
    <>
      <header className={classes['bar']}>
        <p className={classes['title']}>
          {title}
          <span className={classes['person']}>{user?.name || uiTexts.unnamedUser}</span>
        </p>
        {extra}
        <Button
          variant="default"
          size="md"
          leftSection={<IconLogout size={18} aria-hidden />}
          onClick={() => void logOut()}
        >
          {uiTexts.logout}
        </Button>
      </header>
      <main className={classes['main']}>{children}</main>
    </>
  );
}
