import { Button, Input, Paper, SegmentedControl, Text, Title } from '@mantine/core';
import { IconFileUpload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { IMPORT_KINDS, type ImportKind, MAX_IMPORT_BYTES } from '#shared/inputs/import-inputs.ts';
import { api } from '#web/api.ts';
import { errorText } from '#web/error-text.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { oneOf } from '#web/routes/admin/ui/one-of.ts';
import { importsTexts as texts } from './texts.ts';

const KIND_CHOICES = IMPORT_KINDS.filter((kind) => kind !== 'prices').map((value) => ({
  value,
  label: texts.kinds[value],
}));

export function ImportStart({ onStarted }: { readonly onStarted: (jobId: string) => void }) {
  const [kind, setKind] = useState<ImportKind>('products');
  const [problem, setProblem] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const start = useAction(api.admin.imports.start, {
    isSilent: true,
    onSuccess: ({ id }) => onStarted(id),
    onError: (error) => setProblem(errorText(error, texts.uploadFailed)),
  });

  const take = async (file: File | undefined) => {
    if (!file) return;
    setProblem(null);
    if (file.size > MAX_IMPORT_BYTES) {
      setProblem(texts.tooLarge);
      return;
    }
    const form = new FormData();
    form.set('kind', kind);
    form.set('file', file);
    await start.run(form);
    if (input.current) input.current.value = '';
  };

  return (
    <Paper component="section" p="lg" miw={0} aria-label={texts.import}>
      <Title order={2} size="h3" mb="sm">
        {texts.import}
      </Title>
      <SegmentedControl
        aria-label={texts.whatLabel}
        data={KIND_CHOICES}
        value={kind}
        onChange={(value) => setKind(oneOf(value, IMPORT_KINDS) ?? kind)}
      />
      <Text size="sm" c="dimmed" my="sm" maw="48rem">
        {texts.hints[kind]} {texts.limits}
      </Text>
      <Input.Wrapper error={problem} errorProps={{ role: 'alert' }}>
        <Button
          leftSection={<IconFileUpload size={18} aria-hidden />}
          loading={start.isPending}
          onClick={() => input.current?.click()}
        >
          {texts.choose}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
          hidden
          aria-label={texts.choose}
          data-testid="import-file"
          onChange={(event) => void take(event.currentTarget.files?.[0])}
        />
      </Input.Wrapper>
    </Paper>
  );
}
