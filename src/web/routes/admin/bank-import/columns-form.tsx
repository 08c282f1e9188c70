import { Button, Group, Paper, Select, SimpleGrid, Table, Text, Title } from '@mantine/core';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { useState } from 'react';
import { BANK_FIELD_LABELS, BANK_FIELDS, bankColumnsInput } from '#shared/inputs/bank-import-inputs.ts';
import { api } from '#web/api.ts';
import { errorText } from '#web/error-text.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { ScrollBox } from '#web/routes/admin/ui/scroll-box.tsx';
import { bankTexts as texts } from './texts.ts';

export type StatementPreview = inferOutput<typeof api.admin.bankImport.preview>;

type ColumnsFormProps = {
  readonly jobId: string;
  readonly statement: StatementPreview;
  readonly onCancel: (() => void) | null;
  readonly onSaved: () => Promise<void>;
};

export function ColumnsForm({ jobId, statement, onCancel, onSaved }: ColumnsFormProps) {
  const [columns, setColumns] = useState(statement.columns);
  const [problem, setProblem] = useState<string | null>(null);
  const save = useAction(api.admin.bankImport.setColumns, {
    isSilent: true,
    onSuccess: () => void onSaved(),
    onError: (error) => setProblem(errorText(error, texts.failed)),
  });
  const choices = statement.head.map((name, place) => ({
    value: String(place),
    label: name === '' ? texts.columnAt(place) : name,
  }));
  const send = () => {
    const parsed = bankColumnsInput.safeParse(columns);
    setProblem(parsed.error?.issues[0]?.message ?? null);
    if (parsed.success) void save.run({ id: jobId, columns: parsed.data });
  };
  return (
    <Paper component="section" p="lg" miw={0} aria-label={texts.columns}>
      <Title order={2} size="h3">
        {texts.columns}
      </Title>
      <Text size="sm" c="dimmed" mb="md">
        {texts.columnsHint}
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} spacing="sm">
        {BANK_FIELDS.map((field) => (
          <Select
            key={field}
            label={BANK_FIELD_LABELS[field]}
            placeholder={texts.noColumn}
            data={choices}
            clearable
            clearButtonProps={{ 'aria-label': `${BANK_FIELD_LABELS[field]}: ${texts.noColumn}` }}
            value={columns[field] === null ? null : String(columns[field])}
            onChange={(place) => setColumns({ ...columns, [field]: place === null ? null : Number(place) })}
          />
        ))}
      </SimpleGrid>
      <Text c="var(--shop-bad-text)" size="sm" mt="sm" role="alert">
        {problem}
      </Text>
      <Group my="md">
        <Button loading={save.isPending} onClick={send}>
          {texts.saveColumns}
        </Button>
        {onCancel && (
          <Button variant="default" onClick={onCancel}>
            {texts.cancel}
          </Button>
        )}
      </Group>
      <Sample statement={statement} />
    </Paper>
  );
}

function Sample({ statement: { head, sample } }: Pick<ColumnsFormProps, 'statement'>) {
  const named = head.map((name, place) => ({ name: name || texts.columnAt(place), place }));
  return (
    <ScrollBox label={texts.sample}>
      <Table>
        <Table.Thead>
          <Table.Tr>
            {named.map(({ name, place }) => (
              <Table.Th key={place} style={{ whiteSpace: 'nowrap' }}>
                {name}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {sample.map((row) => (
            <Table.Tr key={row.join('|')}>
              {named.map(({ place }) => (
                <Table.Td key={place}>{row[place]}</Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </ScrollBox>
  );
}
