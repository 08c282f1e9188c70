import { Stack, Text, Title } from '@mantine/core';
import { useSearchParam } from '#web/hooks/use-search.ts';
import { jobFields } from '#web/routes/admin/admin-fields.ts';
import { texts as tabTexts } from '#web/routes/admin/texts.ts';
import { SectionLink } from '#web/routes/admin/ui/section-link.tsx';
import { ExportCard } from './export-card.tsx';
import { ImportProgress } from './import-progress.tsx';
import { ImportStart } from './import-start.tsx';
import { importsTexts } from './texts.ts';

/** The job id is in the URL, so that a reload resumes a running import. */
export function ImportsPage() {
  const [jobId, setJobId] = useSearchParam(jobFields, 'job', '');
  return (
    <>
      <Title order={1} mb="md">
        {tabTexts.tabs.imports}
      </Title>
      <Stack gap="lg">
        {jobId === '' ? (
          <ImportStart onStarted={setJobId} />
        ) : (
          <ImportProgress key={jobId} jobId={jobId} onClose={() => setJobId('')} />
        )}
        <Text size="sm">
          {importsTexts.bank}{' '}
          <SectionLink to="/secret-dashboard/bank-import">{importsTexts.bankLink}</SectionLink>
        </Text>
        <ExportCard />
      </Stack>
    </>
  );
}
