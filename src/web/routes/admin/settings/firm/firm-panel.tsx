import { Button, Group, Skeleton, Stack, Switch, type SwitchProps } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import type { ComponentProps } from 'react';
import { Dimmed } from '#web/ui/dimmed.ts';
import { PageState } from '#web/ui/page-state.tsx';
import { firmTexts } from './firm-texts.ts';

type FirmPanelProps<T> = Omit<ComponentProps<typeof PageState<T>>, 'failure' | 'loading'> & {
  readonly texts: { readonly hint: string; readonly add: string };
  readonly onAdd: () => void;
};

export function FirmPanel<T>({ texts, onAdd, ...rows }: FirmPanelProps<T>) {
  return (
    <Stack gap="md" maw="48rem">
      <Dimmed>{texts.hint}</Dimmed>
      <PageState {...rows} failure={firmTexts.failed} loading={<Skeleton height={240} />} />
      <Group>
        <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={onAdd}>
          {texts.add}
        </Button>
      </Group>
    </Stack>
  );
}

export function ActiveSwitch(props: SwitchProps) {
  const { isActive, activeHint } = firmTexts.fields;
  return <Switch label={isActive} description={activeHint} {...props} />;
}
