import { Box, Button, Text } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { plainMeta } from '#shared/page-meta.ts';
import { usePageMeta } from '#web/hooks/use-page-meta.ts';
import { logOut } from '#web/log-out.ts';
import { useUser } from '#web/session.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { uiTexts } from '#web/ui/texts.ts';
import classes from './header-shell.module.css';
import { NewDeviceNotice } from './new-device-notice.tsx';
import { StaffTheme } from './staff-theme.tsx';

type HeaderShellProps = {
  readonly title: string;
  readonly extra: ReactNode;
  /** What a logout would lose, as text; null if nothing. */
  readonly losing: string | null;
  readonly children: ReactNode;
};

export function HeaderShell({ title, extra, losing, children }: HeaderShellProps) {
  const name = useUser()?.name || uiTexts.unnamedUser;
  usePageMeta(plainMeta(title));
  const [isAsking, setAsking] = useState(false);
  return (
    <StaffTheme hasBigTargets>
      <header className={classes['bar']}>
        <Box component="p" flex={1} fz="clamp(0.9375rem, 4vw, 1.05rem)" fw={700} lh={1.25}>
          {title}
        </Box>
        {extra}
        <Button
          variant="default"
          className={classes['person'] ?? ''}
          maw="8rem"
          aria-label={`${name} – ${uiTexts.logout}`}
          rightSection={<IconLogout size={18} aria-hidden />}
          onClick={() => setAsking(true)}
        >
          <Text span inherit truncate>
            {name.split(' ')[0]}
          </Text>
        </Button>
      </header>
      <Box component="main" maw="80rem" mx="auto" p="1rem clamp(0.85rem, 2.5vw, 2rem) 4rem">
        <NewDeviceNotice />
        {children}
      </Box>
      <ConfirmDialog
        isOpen={isAsking}
        title={uiTexts.logoutTitle}
        confirmLabel={losing === null ? uiTexts.logout : uiTexts.logoutAnyway}
        cancelLabel={uiTexts.stay}
        isDestructive={losing !== null}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void logOut();
        }}
      >
        {losing ?? uiTexts.logoutQuestion}
      </ConfirmDialog>
    </StaffTheme>
  );
}
