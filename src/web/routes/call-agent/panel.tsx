import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

type PanelProps = {
  readonly title: string;
  readonly subtitle?: ReactNode;
  readonly badge?: ReactNode;
  readonly aside?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

export function Panel({ title, subtitle, badge, aside, className, children }: PanelProps) {
  const titleId = useId();
  return (
    <Paper
      component="section"
      withBorder
      radius="lg"
      p="sm"
      miw={0}
      className={className ?? ''}
      aria-labelledby={titleId}
    >
      <Stack gap="sm">
        <Stack gap={2}>
          <Group gap="xs" justify="space-between">
            <Group gap="xs" miw={0} maw="100%">
              <Title order={2} id={titleId} fz="1rem">
                {title}
              </Title>
              {badge}
            </Group>
            {aside}
          </Group>
          {subtitle && (
            <Text component="div" size="sm">
              {subtitle}
            </Text>
          )}
        </Stack>
        {children}
      </Stack>
    </Paper>
  );
}
