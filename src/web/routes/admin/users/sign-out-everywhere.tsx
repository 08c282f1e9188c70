import { Button } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useState } from 'react';
import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { usersTexts } from './texts.ts';

const texts = usersTexts.modal;

export function SignOutEverywhere({ userId }: { readonly userId: number }) {
  const [isAsking, setIsAsking] = useState(false);
  const signOut = useAction(api.admin.users.signOutEverywhere, {
    success: texts.signedOut,
    failure: texts.failed,
  });
  const confirm = async () => {
    await signOut.run({ userId });
    setIsAsking(false);
  };
  return (
    <>
      <Button
        variant="default"
        c="var(--shop-bad-text)"
        leftSection={<IconLogout size={18} aria-hidden />}
        onClick={() => setIsAsking(true)}
      >
        {texts.signOut}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={texts.signOutTitle}
        isDestructive
        isWorking={signOut.isPending}
        onConfirm={() => void confirm()}
        onCancel={() => setIsAsking(false)}
      >
        {texts.signOutQuestion}
      </ConfirmDialog>
    </>
  );
}
