import { Button, Group, Paper, Progress, SegmentedControl, Select, Title } from '@mantine/core';
import { IconFileDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { addDays } from '#shared/dates/shop-dates.ts';
import { EXPORT_FORMATS, type StartExport } from '#shared/inputs/export-inputs.ts';
import { EXPORT_KINDS } from '#shared/list-choices.ts';
import { client } from '#web/api.ts';
import { errorText } from '#web/error-text.ts';
import { useOfferedKinds } from '#web/features/use-feature.ts';
import { useSearchOf } from '#web/hooks/use-search.ts';
import { useShopToday } from '#web/hooks/use-shop-today.ts';
import { DocumentError, saveDocument } from '#web/open-document.ts';
import { importsFields } from '#web/routes/admin/admin-fields.ts';
import { DayRange } from '#web/routes/admin/ui/day-range.tsx';
import { Dimmed } from '#web/ui/dimmed.ts';
import { showToast } from '#web/ui/toast.ts';
import { importsTexts as texts } from './texts.ts';

const FORMAT_CHOICES = EXPORT_FORMATS.map((value) => ({ value, label: value.toUpperCase() }));

export function ExportCard() {
  const [{ export: what = 'products', from, to }, setSearch] = useSearchOf(importsFields);
  const [format, setFormat] = useState<(typeof EXPORT_FORMATS)[number]>('xlsx');
  const { run, progress } = useExport();
  const kinds = useOfferedKinds(EXPORT_KINDS);
  const isOfDays = what === 'orders' || what === 'sales-book';
  const start = () =>
    run({ what, format, ...(isOfDays && from ? { from } : {}), ...(isOfDays && to ? { to } : {}) });
  return (
    <Paper component="section" p="lg" miw={0} aria-label={texts.export}>
      <Title order={2} size="h3">
        {texts.export}
      </Title>
      <Dimmed mb="sm">{texts.exportHint}</Dimmed>
      <Group align="end" gap="sm">
        <Select
          label={texts.exportWhat}
          data={kinds.map((value) => ({ value, label: texts.exportKinds[value] }))}
          allowDeselect={false}
          value={what}
          onChange={(value) => setSearch({ export: value === 'products' ? '' : (value ?? '') })}
        />
        {isOfDays && <DayRange from={from} to={to} onChange={setSearch} />}
        <SegmentedControl
          aria-label={texts.format}
          data={FORMAT_CHOICES}
          value={format}
          onChange={(value) => setFormat(EXPORT_FORMATS.find((known) => known === value) ?? format)}
        />
        <Button
          leftSection={<IconFileDownload size={18} aria-hidden />}
          disabled={progress !== null}
          onClick={() => void start()}
        >
          {progress === null ? texts.exportButton : texts.exporting}
        </Button>
      </Group>
      {isOfDays && <Months onChosen={setSearch} />}
      {progress !== null && (
        <Progress.Root size="lg" mt="md">
          <Progress.Section value={progress} animated aria-label={texts.exporting} />
        </Progress.Root>
      )}
    </Paper>
  );
}

function Months({ onChosen }: { readonly onChosen: (days: { from: string; to: string }) => void }) {
  const today = useShopToday();
  const first = `${today.slice(0, 8)}01`;
  const lastMonthEnd = addDays(first, -1);
  return (
    <Group gap="xs" mt="sm">
      <Button variant="default" size="compact-sm" onClick={() => onChosen({ from: first, to: today })}>
        {texts.thisMonth}
      </Button>
      <Button
        variant="default"
        size="compact-sm"
        onClick={() => onChosen({ from: `${lastMonthEnd.slice(0, 8)}01`, to: lastMonthEnd })}
      >
        {texts.lastMonth}
      </Button>
      <Dimmed>{texts.usualDays}</Dimmed>
    </Group>
  );
}

const POLL_MS = 300;

export function useExport() {
  const [progress, setProgress] = useState<number | null>(null);
  const run = async (wanted: StartExport) => {
    setProgress(0);
    try {
      let status = await client.admin.exports.start.mutate(wanted);
      while (status.phase === 'reading' || status.phase === 'writing') {
        setProgress(status.phase === 'writing' ? 95 : (status.done / Math.max(1, status.total)) * 90);
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
        status = await client.admin.exports.status.query({ id: status.id });
      }
      if (status.phase === 'failed') throw new DocumentError(status.failure ?? texts.exportFailed);
      await saveDocument(`/api/admin/exports/${status.id}`);
      showToast({ tone: 'success', message: texts.exported(status.fileName) });
    } catch (error) {
      const message = error instanceof DocumentError ? error.message : errorText(error, texts.exportFailed);
      showToast({ tone: 'error', message });
    }
    setProgress(null);
  };
  return { run, progress };
}
