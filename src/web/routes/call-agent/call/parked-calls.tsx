import { ActionIcon, Alert, Button, Group, Text, VisuallyHidden } from '@mantine/core';
import { IconPhonePause, IconX } from '@tabler/icons-react';
import { texts } from '#web/routes/call-agent/texts.ts';
import { Money } from '#web/ui/money.tsx';
import { discardDraft } from './discard-draft.ts';
import { totalOf } from './draft.ts';
import type { Call } from './use-call.ts';

export function ParkedCalls({ call }: { readonly call: Call }) {
  if (call.waiting.length === 0) return null;
  return (
    <Alert component="nav" role="navigation" color="warn" py={6} px="sm" aria-label={texts.calls.waiting}>
      <Group gap="xs">
        <Text size="sm" fw={650} c="var(--shop-warn-text)">
          <IconPhonePause size={16} aria-hidden /> {texts.calls.waiting}
        </Text>
        {call.waiting.map((draft) => (
          <Group key={draft.customerId} gap={2} wrap="nowrap" maw="100%">
            <Button size="xs" variant="default" onClick={() => void call.open(draft.customerId)}>
              <Text span inherit truncate>
                <VisuallyHidden>{texts.calls.resume}</VisuallyHidden> {draft.customerName}
              </Text>
              <Text span inherit fw={400} ml={6}>
                {texts.calls.articles(draft.lines.length)} · <Money cents={totalOf(draft.lines)} />
              </Text>
            </Button>
            <ActionIcon
              variant="default"
              size={30}
              aria-label={texts.calls.discard(draft.customerName)}
              onClick={() => discardDraft(call, draft)}
            >
              <IconX size={16} aria-hidden />
            </ActionIcon>
          </Group>
        ))}
      </Group>
    </Alert>
  );
}
