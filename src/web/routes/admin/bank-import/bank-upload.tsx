import { Paper, Text } from '@mantine/core';
import { api } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { ImportUpload } from '#web/routes/admin/imports/import-upload.tsx';
import { bankTexts as texts } from './texts.ts';

export function BankUpload({ onStarted }: { readonly onStarted: (jobId: string) => void }) {
  const start = useAction(api.admin.bankImport.start, {
    isSilent: true,
    onSuccess: ({ id }) => onStarted(id),
  });
  return (
    <Paper component="section" p="lg" aria-label={texts.title}>
      <Text size="sm" c="dimmed" mb="md" maw="48rem">
        {texts.hint}
      </Text>
      <ImportUpload
        choose={texts.choose}
        failure={texts.uploadFailed}
        accept=".csv,.txt,.xlsx,.xml,.sta,.mt940,.940,text/csv,text/xml,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        field={texts.file}
        testId="bank-file"
        start={start}
      />
    </Paper>
  );
}
