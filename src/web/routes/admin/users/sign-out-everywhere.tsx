import { Button } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/api.ts';
import { errorText } from '#web/error-text.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { showToast } from '#web/ui/toast.ts';
import { usersTexts } from './texts.ts';

const texts = usersTexts.modal;

/** Ends every login of a person, once it is confirmed. */
export function SignOutEverywhere({ userId }: { readonly userId: number }) {
  const [isAsking, setIsAsking] = useState(false);
  const signOut = useMutation(
    api.admin.users.signOutEverywhere.mutationOptions({
      onSuccess: () => showToast({ tone: 'success', message: texts.signedOut }),
      onError: (error) => showToast({ tone: 'error', message: errorText(error, texts.failed) }),
      onSettled: () => setIsAsking(false),
    }),
  );
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
        onConfirm={() => signOut.mutate({ userId })}
        onCancel={() => setIsAsking(false)}
      >
        {texts.signOutQuestion}
      </ConfirmDialog>
    </>
  );
}
