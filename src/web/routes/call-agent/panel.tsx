import { Group, Paper, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

type PanelProps = {
  readonly title: string;
  /** Whom or what the panel is about, below its title. */
  readonly subtitle?: ReactNode;
  /** What stands at the right of the title: a number, a button. */
  readonly aside?: ReactNode;
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** One card of the screen with its title. */
export function Panel({ title, subtitle, aside, className, children }: PanelProps) {
  const titleId = useId();
  return (
    <Paper
      component="section"
      withBorder
      radius="lg"
      p="md"
      miw={0}
      className={className ?? ''}
      aria-labelledby={titleId}
    >
      <Stack gap="sm">
        <Stack gap={2}>
          <Group gap="xs" justify="space-between">
            <Title order={2} id={titleId} fz="1.0625rem">
              {title}
            </Title>
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
