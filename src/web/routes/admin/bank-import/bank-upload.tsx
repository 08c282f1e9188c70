import { Button, Input, Paper, Stack, Text } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { type DragEvent, useRef, useState } from 'react';
import { MAX_IMPORT_BYTES } from '#shared/inputs/import-inputs.ts';
import { api } from '#web/api.ts';
import { errorText } from '#web/error-text.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { bankTexts as texts } from './texts.ts';

export function BankUpload({ onStarted }: { readonly onStarted: (jobId: string) => void }) {
  const [problem, setProblem] = useState<string | null>(null);
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const start = useAction(api.admin.bankImport.start, {
    isSilent: true,
    onSuccess: ({ id }) => onStarted(id),
    onError: (error) => setProblem(errorText(error, texts.uploadFailed)),
  });

  const take = async (file: File | undefined) => {
    if (!file || start.isPending) return;
    setProblem(null);
    if (file.size > MAX_IMPORT_BYTES) {
      setProblem(texts.tooLarge);
      return;
    }
    const form = new FormData();
    form.set('file', file);
    await start.run(form);
    if (input.current) input.current.value = '';
  };

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    void take(event.dataTransfer.files[0]);
  };

  return (
    <Paper component="section" p="lg" aria-label={texts.title}>
      <Text size="sm" c="dimmed" mb="md" maw="48rem">
        {texts.hint}
      </Text>
      <Input.Wrapper error={problem} errorProps={{ role: 'alert' }}>
        <Stack
          align="center"
          gap={6}
          p="xl"
          bg={isOver ? 'var(--shop-accent-soft)' : 'var(--shop-sunken)'}
          bd="1.5px dashed var(--mantine-color-default-border)"
          bdrs="md"
          onDragOver={(event) => {
            event.preventDefault();
            setIsOver(true);
          }}
          onDragLeave={() => setIsOver(false)}
          onDrop={drop}
        >
          <Button
            leftSection={<IconFileUpload size={18} aria-hidden />}
            loading={start.isPending}
            onClick={() => input.current?.click()}
          >
            {texts.choose}
          </Button>
          <Text size="sm" c="dimmed">
            {texts.drop}
          </Text>
          <input
            ref={input}
            type="file"
            accept=".csv,.txt,.xlsx,.xml,.sta,.mt940,.940,text/csv,text/xml,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            hidden
            aria-label={texts.file}
            data-testid="bank-file"
            onChange={(event) => void take(event.currentTarget.files?.[0])}
          />
        </Stack>
      </Input.Wrapper>
    </Paper>
  );
}
