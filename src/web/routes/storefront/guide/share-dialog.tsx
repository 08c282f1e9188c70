import '#web/styles/overlay-styles.ts';
import { ActionIcon, Button, Group, Modal, Stack, Text } from '@mantine/core';
import { IconCopy, IconUserMinus } from '@tabler/icons-react';
import { useState } from 'react';
import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { showToast } from '#web/ui/toast.ts';
import { listTexts } from './texts.ts';
import type { MyList } from './use-guide.ts';

export function ShareDialog({ list, onClose }: { readonly list: MyList; readonly onClose: () => void }) {
  const [code, setCode] = useState<string | null>(null);
  const invite = useAction(api.customer.lists.invite, { onSuccess: (made) => setCode(made.code) });
  return (
    <Modal opened onClose={onClose} title={listTexts.shareTitle(list.name)}>
      <Stack gap="md">
        <Text>{listTexts.shareText}</Text>
        {code === null ? (
          <Button
            style={{ justifySelf: 'start' }}
            loading={invite.isPending}
            onClick={() => void invite.run({ listId: list.id })}
          >
            {listTexts.invite}
          </Button>
        ) : (
          <ShownCode code={`${code.slice(0, 5)}-${code.slice(5)}`} />
        )}
        <Members list={list} />
      </Stack>
    </Modal>
  );
}

function ShownCode({ code }: { readonly code: string }) {
  return (
    <div role="status">
      <Text size="sm" c="dimmed">
        {listTexts.code}
      </Text>
      <Group gap="sm">
        <Text fz={26} fw={700} ff="monospace">
          {code}
        </Text>
        {/* The clipboard is not available over plain HTTP. */}
        {window.isSecureContext && (
          <Button
            variant="default"
            leftSection={<IconCopy size={18} aria-hidden />}
            onClick={async () => {
              await navigator.clipboard.writeText(code);
              showToast({ tone: 'success', message: listTexts.copied });
            }}
          >
            {listTexts.copy}
          </Button>
        )}
      </Group>
    </div>
  );
}

function Members({ list }: { readonly list: MyList }) {
  const nameOf = (userId: number) => list.members.find((member) => member.userId === userId)?.name ?? '';
  const remove = useAction(api.customer.lists.endSharing, {
    success: (_done, { userId }) => listTexts.memberRemoved(nameOf(userId)),
    toastId: 'list',
    affects: ['guide'],
  });
  return (
    <div>
      <Text fw={620}>{listTexts.members}</Text>
      {list.members.length === 0 && <Text c="dimmed">{listTexts.noMembers}</Text>}
      {list.members.map(({ userId, name }) => (
        <Group key={userId} justify="space-between" wrap="nowrap">
          <Text>{name}</Text>
          <ActionIcon
            variant="subtle"
            color="gray"
            size={40}
            aria-label={listTexts.removeMember(name)}
            onClick={() => void remove.run({ listId: list.id, userId })}
          >
            <IconUserMinus size={20} aria-hidden />
          </ActionIcon>
        </Group>
      ))}
    </div>
  );
}
