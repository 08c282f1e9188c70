import { Button, Group, Paper, Progress, SegmentedControl, Select, Text, Title } from '@mantine/core';
import { IconFileDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { EXPORT_FORMATS, EXPORT_KINDS, type ExportKind } from '../../../../shared/export-inputs.ts';
import { isISODate } from '../../../../shared/shop-dates.ts';
import { DateField } from '../../../ui/date-field.tsx';
import { adminTexts } from '../ui/texts.ts';
import { oneOf, useFilters } from '../ui/use-filters.ts';
import { importsTexts as texts } from './texts.ts';
import { useExport } from './use-export.ts';

const KIND_CHOICES = EXPORT_KINDS.map((value) => ({ value, label: texts.exportKinds[value] }));
const FORMAT_CHOICES = EXPORT_FORMATS.map((value) => ({ value, label: value.toUpperCase() }));

/** Takes products, customers, orders or the book of sales out as a file. */
export function ExportCard() {
  const [filters, setFilters] = useFilters();
  const [format, setFormat] = useState<(typeof EXPORT_FORMATS)[number]>('xlsx');
  const { run, progress } = useExport();
  const what: ExportKind = oneOf(filters['export'], EXPORT_KINDS) ?? 'products';
  const isOfDays = what === 'orders' || what === 'sales-book';
  const from = isISODate(filters['from'] ?? '') ? filters['from'] : undefined;
  const to = isISODate(filters['to'] ?? '') ? filters['to'] : undefined;
  const start = () =>
    run({ what, format, ...(isOfDays && from ? { from } : {}), ...(isOfDays && to ? { to } : {}) });
  return (
    <Paper withBorder p="lg" radius="lg" component="section" aria-label={texts.export}>
      <Title order={2} size="h3">
        {texts.export}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {texts.exportHint}
      </Text>
      <Group align="end" gap="sm">
        <Select
          label={texts.exportWhat}
          data={KIND_CHOICES}
          allowDeselect={false}
          value={what}
          onChange={(value) => setFilters({ export: value === 'products' ? '' : (value ?? '') })}
        />
        {isOfDays && (
          <>
            <DateField
              label={adminTexts.from}
              value={from ?? null}
              isClearable
              hasVisibleLabel
              size="sm"
              onChange={(day) => setFilters({ from: day ?? '' })}
            />
            <DateField
              label={adminTexts.to}
              value={to ?? null}
              isClearable
              hasVisibleLabel
              size="sm"
              onChange={(day) => setFilters({ to: day ?? '' })}
            />
          </>
        )}
        <SegmentedControl
          aria-label={texts.format}
          data={FORMAT_CHOICES}
          value={format}
          onChange={(value) => setFormat(oneOf(value, EXPORT_FORMATS) ?? format)}
        />
        <Button
          leftSection={<IconFileDownload size={18} aria-hidden />}
          disabled={progress !== null}
          onClick={() => void start()}
        >
          {progress === null ? texts.exportButton : texts.exporting}
        </Button>
      </Group>
      {progress !== null && (
        <Progress.Root size="lg" mt="md">
          <Progress.Section value={progress} animated aria-label={texts.exporting} />
        </Progress.Root>
      )}
    </Paper>
  );
}
