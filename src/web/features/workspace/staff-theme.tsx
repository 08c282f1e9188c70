import '#web/styles/staff-styles.ts';
import { MantineThemeProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { bigTargets, staffTheme } from '#web/staff-theme.ts';

type StaffThemeProps = {
  /** Drivers and packers: controls of 48 px and more, unless a part says its own size. */
  readonly hasBigTargets?: boolean;
  readonly children: ReactNode;
};

/** Puts the staff's look on everything inside; it comes with the workspaces' code, which the shop's visitors don't load. */
export function StaffTheme({ hasBigTargets = false, children }: StaffThemeProps) {
  return (
    <MantineThemeProvider theme={hasBigTargets ? bigTargets : staffTheme}>
      <div data-staff>{children}</div>
    </MantineThemeProvider>
  );
}
