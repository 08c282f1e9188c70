import { Button, Paper, Stack, Title } from '@mantine/core';
import type { FormEvent, ReactNode } from 'react';
import { adminTexts } from '#web/routes/admin/ui/texts.ts';
import { Dimmed } from '#web/ui/dimmed.ts';
import { LeaveGuard } from '#web/ui/leave-guard.tsx';

type SettingsCardProps = {
  /** Its anchor in the page's address: `settings#seller`. */
  readonly id?: string;
  readonly title: string;
  readonly hint: string;
  readonly isDirty: () => boolean;
  readonly isSaving: boolean;
  readonly onLeave: () => void;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  readonly children: ReactNode;
};

export function SettingsCard(props: SettingsCardProps) {
  const { id, title, hint, isDirty, isSaving, onLeave, onSubmit, children } = props;
  return (
    <Paper component="form" p="lg" miw={0} aria-label={title} noValidate onSubmit={onSubmit}>
      <Title
        order={2}
        size="h3"
        {...(id === undefined ? {} : { id, tabIndex: -1, style: { scrollMarginTop: '1.5rem' } })}
      >
        {title}
      </Title>
      <Dimmed mb="md">{hint}</Dimmed>
      <Stack gap="md">
        <LeaveGuard isDirty={isDirty} onLeave={onLeave} />
        {children}
        <Button type="submit" disabled={isSaving} style={{ alignSelf: 'start' }}>
          {isSaving ? adminTexts.saving : adminTexts.save}
        </Button>
      </Stack>
    </Paper>
  );
}
