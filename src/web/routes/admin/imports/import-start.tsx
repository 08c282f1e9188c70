import { Paper, SegmentedControl, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { IMPORT_KINDS, type ImportKind } from '#shared/inputs/import-inputs.ts';
import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { oneOf } from '#web/routes/admin/ui/one-of.ts';
import { ImportUpload } from './import-upload.tsx';
import { importsTexts as texts } from './texts.ts';

const KIND_CHOICES = IMPORT_KINDS.filter((kind) => kind !== 'prices').map((value) => ({
  value,
  label: texts.kinds[value],
}));

export function ImportStart({ onStarted }: { readonly onStarted: (jobId: string) => void }) {
  const [kind, setKind] = useState<ImportKind>('products');
  const start = useAction(api.admin.imports.start, { isSilent: true, onSuccess: ({ id }) => onStarted(id) });
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
      <ImportUpload
        choose={texts.choose}
        failure={texts.uploadFailed}
        accept=".csv,.xlsx,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        field={texts.choose}
        testId="import-file"
        start={start}
        extra={{ kind }}
      />
    </Paper>
  );
}
