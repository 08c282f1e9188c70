import { ActionIcon, Button, type ButtonProps, Loader, Tooltip } from '@mantine/core';
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

type DocumentRun = {
  readonly get: () => Promise<void>;
  readonly failure: string;
  readonly success?: string | undefined;
};

function useDocumentRun({ get, failure, success }: DocumentRun) {
  const [state, setState] = useState<State>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const start = async () => {
    clearTimeout(timer.current);
    setState('loading');
    try {
      await get();
      setState('success');
      if (success) showToast({ tone: 'success', message: success });
    } catch (error) {
      setState('error');
      showToast({ tone: 'error', message: error instanceof DocumentError ? error.message : failure });
    }
    timer.current = setTimeout(() => setState('idle'), FEEDBACK_MS);
  };
  return { state, run: () => void (state !== 'loading' && start()) };
}

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
  const { state, run } = useDocumentRun({
    get: () => (mode === 'open' ? openDocument(address) : onSave()),
    failure,
    success,
  });

  return (
    <Button
      variant={variant}
      size={size}
      fullWidth={fullWidth}
      disabled={isDisabled}
      aria-label={description}
      aria-busy={state === 'loading'}
      leftSection={<StateIcon state={state} mode={mode} />}
      onClick={run}
    >
      {state === 'loading' ? uiTexts.invoiceWorking : label}
    </Button>
  );
}

type DocumentIconProps = Omit<DocumentRun, 'get'> & { readonly address: string; readonly label: string };

export function DocumentIcon({ address, label, ...about }: DocumentIconProps) {
  const { state, run } = useDocumentRun({ get: () => openDocument(address), ...about });
  const isLoading = state === 'loading';
  return (
    // Always rendered around the button: mounting and unmounting it would move the focus.
    <Tooltip opened={isLoading} label={uiTexts.invoiceWorking}>
      <ActionIcon
        size={30}
        variant="subtle"
        color="gray"
        aria-label={isLoading ? uiTexts.invoiceWorking : label}
        title={isLoading ? '' : label}
        aria-busy={isLoading}
        data-state={state}
        onClick={run}
      >
        {isLoading ? <Loader size={16} color="gray" /> : <StateIcon state={state} mode="open" />}
      </ActionIcon>
    </Tooltip>
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
