import { Alert, Button, Group, Modal, Stack, Textarea } from '@mantine/core';
import { IconBell, IconCopy } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useState } from 'react';
import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { remindersTexts as texts } from '#web/routes/admin/receivables/texts.ts';
import { Dimmed } from '#web/ui/dimmed.ts';
import { PageState } from '#web/ui/page-state.tsx';
import { showToast } from '#web/ui/toast.ts';
import { reminderText } from './reminder-text.ts';

export type DueReminder = inferOutput<typeof api.admin.receivables.reminders>[number];

export function RemindButton({ late }: { readonly late: DueReminder }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        aria-label={texts.remindOf(late.name)}
        leftSection={<IconBell size={15} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {texts.remind}
      </Button>
      {isOpen && <RemindDialog late={late} onClose={() => setOpen(false)} />}
    </>
  );
}

function RemindDialog({ late, onClose }: { readonly late: DueReminder; readonly onClose: () => void }) {
  const settings = useQuery(api.admin.settings.get.queryOptions());
  return (
    <Modal opened size="lg" title={texts.title(late.name)} onClose={onClose}>
      <PageState query={settings} loading={null}>
        {({ seller }) => (
          <Stack gap="sm">
            {seller.bankAccount === '' && <Alert color="warn">{texts.noBank}</Alert>}
            <Words late={late} draft={reminderText(late, seller)} onDone={onClose} />
          </Stack>
        )}
      </PageState>
    </Modal>
  );
}

type WordsProps = { readonly late: DueReminder; readonly draft: string; readonly onDone: () => void };

function Words({ late: { customerId, level }, draft, onDone }: WordsProps) {
  const [text, setText] = useState(draft);
  const remind = useAction(api.admin.receivables.remind, {
    affects: ['account'],
    success: texts.done,
    failure: texts.notDone,
    onDone,
  });
  const stamp = async () => {
    await copy(text);
    await remind.run({ customerId, level });
  };
  return (
    <>
      <Textarea
        label={texts.text}
        autosize
        minRows={6}
        maxRows={16}
        maxLength={2000}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Dimmed>{texts.hint}</Dimmed>
      <Group justify="flex-end" gap="xs">
        <Button
          variant="default"
          leftSection={<IconCopy size={18} aria-hidden />}
          onClick={() =>
            void copy(text).then((isDone) => isDone && showToast({ tone: 'success', message: texts.copied }))
          }
        >
          {texts.copy}
        </Button>
        <Button loading={remind.isPending} onClick={() => void stamp()}>
          {texts.stamp}
        </Button>
      </Group>
    </>
  );
}

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // The clipboard is not available without TLS.
    showToast({ tone: 'error', message: texts.byHand });
    return false;
  }
}
