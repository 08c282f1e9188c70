import { Button } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { plainMeta } from '#shared/page-meta.ts';
import { usePageMeta } from '#web/hooks/use-page-meta.ts';
import { logOut } from '#web/log-out.ts';
import { useUser } from '#web/session.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { uiTexts } from '#web/ui/texts.ts';
import classes from './header-shell.module.css';

type HeaderShellProps = {
  readonly title: string;
  readonly extra?: ReactNode;
  /** What would be lost by logging out now, which is then asked about; null when nothing would be. */
  readonly losing?: string | null;
  readonly children: ReactNode;
};

/** The frame of a workspace with one screen: a header that only logs out (spec 2 §2). */
export function HeaderShell({ title, extra, losing = null, children }: HeaderShellProps) {
  const user = useUser();
  usePageMeta(plainMeta(title));
  const [isAsking, setAsking] = useState(false);
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
          size="lg"
          className={classes['logout'] ?? ''}
          leftSection={<IconLogout size={18} aria-hidden />}
          onClick={() => (losing === null ? void logOut() : setAsking(true))}
        >
          {uiTexts.logout}
        </Button>
      </header>
      <main className={classes['main']}>{children}</main>
      {isAsking && (
        <ConfirmDialog
          isOpen
          title={uiTexts.logoutTitle}
          confirmLabel={uiTexts.logoutAnyway}
          cancelLabel={uiTexts.stay}
          isDestructive
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            void logOut();
          }}
        >
          {losing}
        </ConfirmDialog>
      )}
    </>
  );
}
