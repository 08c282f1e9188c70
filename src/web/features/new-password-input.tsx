import { PasswordInput, type PasswordInputProps, Text } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, useRef, useState } from 'react';
import { isNewPassword } from '#shared/inputs/user-inputs.ts';
import { api } from '#web/api.ts';
import { uiTexts } from '#web/ui/texts.ts';

const PAUSE_MS = 500;

/** Marks the commonest passwords as weak, like the server does, which makes the decision. */
export function NewPasswordInput({ onChange, ...props }: PasswordInputProps) {
  const typed = useRef('');
  const [isWeak, setWeak] = useState(false);
  const { mutate } = useMutation(
    api.public.auth.checkPassword.mutationOptions({
      onSuccess: ({ isCommon }, { password }) => setWeak(isCommon && password === typed.current),
    }),
  );
  const check = useDebouncedCallback((password: string) => mutate({ password }), PAUSE_MS);
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    typed.current = event.currentTarget.value;
    setWeak(false);
    if (isNewPassword(typed.current)) check(typed.current);
    onChange?.(event);
  };
  return (
    <div>
      <PasswordInput {...props} onChange={change} />
      <div role="status">
        {isWeak && (
          <Text size="sm" mt={4} c="var(--shop-warn-text)">
            {uiTexts.weakPassword}
          </Text>
        )}
      </div>
    </div>
  );
}
