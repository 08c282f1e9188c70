import '#web/styles/staff-styles.ts';
import { MantineThemeProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { bigTargets, staffTheme } from '#web/staff-theme.ts';

type StaffThemeProps = {
  readonly hasBigTargets?: boolean;
  readonly children: ReactNode;
};

export function StaffTheme({ hasBigTargets = false, children }: StaffThemeProps) {
  return (
    <MantineThemeProvider theme={hasBigTargets ? bigTargets : staffTheme}>
      <div data-staff>{children}</div>
    </MantineThemeProvider>
  );
}
