import { Group, Title } from '@mantine/core';
import type { ReactNode } from 'react';

type PageHeadProps = {
  readonly title: string;
  readonly aside?: ReactNode;
  readonly children?: ReactNode;
};

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
