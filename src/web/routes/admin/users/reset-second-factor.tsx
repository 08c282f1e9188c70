import { Button } from '@mantine/core';
import { IconShieldOff } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { usersTexts } from './texts.ts';

const texts = usersTexts.secondFactor;

export function ResetSecondFactor({ userId }: { readonly userId: number }) {
  const [isAsking, setIsAsking] = useState(false);
  const state = useQuery(api.admin.users.secondFactor.queryOptions({ userId }));
  const reset = useAction(api.admin.users.resetSecondFactor, {
    success: texts.done,
    failure: texts.failed,
    affects: ['user'],
  });
  if (!state.data?.isOn) return null;
  const confirm = async () => {
    await reset.run({ userId });
    setIsAsking(false);
  };
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconShieldOff size={18} aria-hidden />}
        onClick={() => setIsAsking(true)}
      >
        {texts.reset}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.title}
        isDestructive
        isWorking={reset.isPending}
        onConfirm={() => void confirm()}
        onCancel={() => setIsAsking(false)}
      >
        {texts.question}
      </ConfirmDialog>
    </>
  );
}
