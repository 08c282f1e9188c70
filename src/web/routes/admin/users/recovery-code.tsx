import { Button, Modal, Stack, Text } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useState } from 'react';
import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { useInstantText } from '#web/hooks/use-instant-text.ts';
import { usersTexts } from './texts.ts';

const texts = usersTexts.recovery;

type Issued = { readonly code: string; readonly expiresAt: number };

export function RecoveryCode({ userId }: { readonly userId: number }) {
  const [issued, setIssued] = useState<Issued | null>(null);
  const instantText = useInstantText();
  const issue = useAction(api.admin.users.issueRecoveryCode, { failure: texts.failed, onSuccess: setIssued });
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconKey size={18} aria-hidden />}
        loading={issue.isPending}
        onClick={() => void issue.run({ userId })}
      >
        {texts.issue}
      </Button>
      <Modal
        opened={issued !== null}
        onClose={() => setIssued(null)}
        title={texts.title}
        closeOnClickOutside={false}
      >
        {issued && (
          <Stack gap="sm">
            <Text ff="monospace" fz={{ base: 26, xs: 34 }} fw={700} ta="center" data-code>
              {inGroups(issued.code)}
            </Text>
            <Text>{texts.howTo}</Text>
            <Text c="dimmed">{texts.until(instantText(issued.expiresAt))}</Text>
          </Stack>
        )}
      </Modal>
    </>
  );
}

function inGroups(code: string): string {
  return code.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
}
