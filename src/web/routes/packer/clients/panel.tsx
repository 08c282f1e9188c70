import { NavLink, Paper, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';

type PanelProps = {
  readonly id: string;
  readonly title: string;
  readonly about?: string;
  readonly children: ReactNode;
};

export function Panel({ id, title, about, children }: PanelProps) {
  return (
    <Paper component="section" p="md" aria-labelledby={id}>
      <Stack gap="sm">
        <div>
          <Title order={2} size="h4" id={id}>
            {title}
          </Title>
          {about && <Text c="dimmed">{about}</Text>}
        </div>
        {children}
      </Stack>
    </Paper>
  );
}

type ChoicesProps = {
  readonly label: string;
  readonly height: string | { readonly md: string };
  readonly children: ReactNode;
};

export function Choices({ label, height, children }: ChoicesProps) {
  return (
    <Stack component="ul" aria-label={label} gap={6} p={2} mah={height} style={{ overflowY: 'auto' }}>
      {children}
    </Stack>
  );
}

type ChoiceProps = {
  readonly children: ReactNode;
  readonly about?: string;
  readonly isChosen?: boolean;
  readonly onChoose: () => void;
};

export function Choice({ children, about, isChosen = false, onChoose }: ChoiceProps) {
  return (
    <li>
      <NavLink
        component="button"
        mih={56}
        bd="1px solid var(--shop-line)"
        active={isChosen}
        aria-current={isChosen || undefined}
        label={children}
        description={about}
        onClick={onChoose}
      />
    </li>
  );
}
