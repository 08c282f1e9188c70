import { Group, Title } from '@mantine/core';
import type { ReactNode } from 'react';

type PageHeadProps = {
  readonly title: string;
  /** Beside the title: how many, which day. */
  readonly aside?: ReactNode;
  /** What can be done with the whole page; the one next step as a filled button, last. */
  readonly children?: ReactNode;
};

/** The top of a staff page: its title once, 24 px, and its actions beside it. */
export function PageHead({ title, aside, children }: PageHeadProps) {
  return (
    <Group component="header" justify="space-between" gap="xs" mih={36} mb="sm">
      <Group gap="sm" miw={0} maw="100%">
        <Title order={1} miw={0}>
          {title}
        </Title>
        {aside}
      </Group>
      {children && (
        <Group gap="xs" miw={0} maw="100%">
          {children}
        </Group>
      )}
    </Group>
  );
}
