import { Paper, SimpleGrid, Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';

type FormSectionProps = {
  readonly title: string;
  /** The title is exposed to screen readers only. */
  readonly isTitleHidden?: boolean;
  readonly children: ReactNode;
};

export function FormSection({ title, isTitleHidden = false, children }: FormSectionProps) {
  return (
    <Paper component="section" p="lg" radius="lg" withBorder aria-label={isTitleHidden ? title : undefined}>
      <Stack gap="md">
        {!isTitleHidden && (
          <Title order={2} fz="md">
            {title}
          </Title>
        )}
        {children}
      </Stack>
    </Paper>
  );
}

export function FieldRow({ children }: { readonly children: ReactNode }) {
  return (
    <SimpleGrid
      minColWidth="min(100%, 11rem)"
      autoFlow="auto-fit"
      spacing="md"
      style={{ alignItems: 'start' }}
    >
      {children}
    </SimpleGrid>
  );
}
