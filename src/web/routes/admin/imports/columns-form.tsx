import { Button, Group, Paper, Select, SimpleGrid, Table, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { ScrollBox } from '#web/routes/admin/ui/scroll-box.tsx';
import { Dimmed } from '#web/ui/dimmed.ts';
import { importsTexts } from './texts.ts';

const texts = importsTexts.columnsForm;

export type Columns = Readonly<Record<string, number | null>>;

type ColumnsFormProps = {
  readonly fields: readonly {
    readonly id: string;
    readonly label: string;
    readonly isRequired?: boolean;
  }[];
  readonly chosen: Columns;
  readonly head: readonly string[];
  readonly sample: readonly (readonly string[])[];
  readonly hint: string;
  readonly problem: string | null;
  readonly isWorking: boolean;
  readonly onSave: (columns: Columns) => void;
  readonly onCancel: (() => void) | null;
};

export function ColumnsForm(props: ColumnsFormProps) {
  const { fields, head, sample, hint, problem, isWorking, onSave, onCancel } = props;
  const [columns, setColumns] = useState(props.chosen);
  const names = head.map((name, place) => name || texts.columnAt(place));
  return (
    <Paper component="section" p="lg" miw={0} aria-label={texts.title}>
      <Title order={2} size="h3">
        {texts.title}
      </Title>
      <Dimmed mb="md">{hint}</Dimmed>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} spacing="sm">
        {fields.map(({ id, label, isRequired = false }) => {
          const place = columns[id] ?? null;
          return (
            <Select
              key={id}
              label={label}
              withAsterisk={isRequired}
              placeholder={texts.none}
              inputWrapperOrder={['label', 'input', 'description', 'error']}
              description={place === null ? null : samplesOf(sample, place)}
              data={names.map((name, at) => ({ value: String(at), label: name }))}
              clearable
              clearButtonProps={{ 'aria-label': `${label}: ${texts.none}` }}
              value={place === null ? null : String(place)}
              onChange={(value) => setColumns({ ...columns, [id]: value === null ? null : Number(value) })}
            />
          );
        })}
      </SimpleGrid>
      <Text c="var(--shop-bad-text)" size="sm" mt="sm" role="alert">
        {problem}
      </Text>
      <Group my="md">
        <Button loading={isWorking} onClick={() => onSave(columns)}>
          {texts.save}
        </Button>
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            {texts.cancel}
          </Button>
        )}
      </Group>
      <Sample names={names} sample={sample} />
    </Paper>
  );
}

const MAX_SAMPLES = 3;

function samplesOf(sample: ColumnsFormProps['sample'], place: number): string {
  return sample
    .slice(0, MAX_SAMPLES)
    .map((row) => row[place]?.trim() || '–')
    .join(' · ');
}

type SampleProps = { readonly names: readonly string[]; readonly sample: ColumnsFormProps['sample'] };

function Sample({ names, sample }: SampleProps) {
  const places = names.map((name, place) => ({ name, place }));
  return (
    <ScrollBox label={texts.sample}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            {places.map(({ name, place }) => (
              <Table.Th key={place} style={{ whiteSpace: 'nowrap' }}>
                {name}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {sample.map((row) => (
            <Table.Tr key={row.join('|')}>
              {places.map(({ place }) => (
                <Table.Td key={place}>{row[place]}</Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollBox>
  );
}
