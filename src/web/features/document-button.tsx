import { Button, type ButtonProps } from '@mantine/core';
import { IconCheck, IconFileDownload, IconFileInvoice, IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { DocumentError, openDocument, saveDocument } from '#web/open-document.ts';
import { uiTexts } from '#web/ui/texts.ts';
import { showToast } from '#web/ui/toast.ts';

type State = 'idle' | 'loading' | 'success' | 'error';

type DocumentButtonProps = {
  readonly address: string;
  readonly label: ReactNode;
  readonly description?: string;
  readonly mode?: 'open' | 'save';
  readonly onSave?: (() => Promise<void>) | undefined;
  readonly failure: string;
  readonly success?: string;
  readonly isDisabled?: boolean;
  readonly size?: ButtonProps['size'];
  readonly variant?: string;
  readonly fullWidth?: boolean;
};

const FEEDBACK_MS = 2000;

export function DocumentButton({
  address,
  label,
  description,
  mode = 'open',
  onSave = () => saveDocument(address),
  failure,
  success,
  isDisabled = false,
  size = 'sm',
  variant = 'default',
  fullWidth = false,
}: DocumentButtonProps) {
  const [state, setState] = useState<State>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const run = async () => {
    setState('loading');
    try {
      await (mode === 'open' ? openDocument(address) : onSave());
      setState('success');
      if (success) showToast({ tone: 'success', message: success });
    } catch (error) {
      setState('error');
      showToast({ tone: 'error', message: error instanceof DocumentError ? error.message : failure });
    }
    timer.current = setTimeout(() => setState('idle'), FEEDBACK_MS);
  };

  return (
    <Button
      variant={variant}
      size={size}
      fullWidth={fullWidth}
      disabled={isDisabled}
      aria-label={description}
      aria-busy={state === 'loading'}
      leftSection={<StateIcon state={state} mode={mode} />}
      onClick={() => state !== 'loading' && void run()}
    >
      {state === 'loading' ? uiTexts.invoiceWorking : label}
    </Button>
  );
}

function StateIcon({ state, mode }: { readonly state: State; readonly mode: 'open' | 'save' }) {
  if (state === 'success') return <IconCheck size={18} aria-hidden color="var(--shop-good-text)" />;
  if (state === 'error') return <IconX size={18} aria-hidden color="var(--shop-bad-text)" />;
  return mode === 'open' ? (
    <IconFileInvoice size={18} aria-hidden />
  ) : (
    <IconFileDownload size={18} aria-hidden />
  );
}
