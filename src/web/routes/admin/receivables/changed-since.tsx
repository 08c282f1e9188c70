import { Alert, Switch, Text } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { type ChangedSince, changedSinceText } from '#shared/accounting/ledger.ts';
import { formatCents } from '#shared/prices/money.ts';
import { receivablesTexts } from './texts.ts';

const texts = receivablesTexts.changedSince;

export type Known = 'now' | 'closing';

type ChangedSinceNoteProps = {
  readonly changed: ChangedSince | null;
  readonly known: Known;
  readonly onKnown: (known: Known) => void;
  readonly children?: ReactNode;
};

export function ChangedSinceNote({ changed, known, onKnown, children }: ChangedSinceNoteProps) {
  if (changed === null) return null;
  return (
    <Alert color="warn" icon={<IconHistory aria-hidden />} mb="sm">
      <Text size="sm">{changedSinceText(changed, formatCents)}</Text>
      <Switch
        mt="xs"
        label={texts.atClosing}
        checked={known === 'closing'}
        onChange={(event) => onKnown(event.currentTarget.checked ? 'closing' : 'now')}
      />
      {children}
    </Alert>
  );
}
