import { Button, Group, LoadingOverlay, Table, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { reportsTexts as texts } from './texts.ts';

export type ReportRow = {
  readonly key: string;
  readonly cells: readonly ReactNode[];
  readonly isTotal?: boolean;
};

type ReportTableProps = {
  readonly label: string;
  readonly heads: readonly string[];
  /** Number of leading text columns; all others are figures. */
  readonly words?: number;
  readonly rows: readonly ReportRow[];
  readonly fileUrl: string;
  readonly isLoading: boolean;
};

export function ReportTable({ label, heads, words = 1, rows, fileUrl, isLoading }: ReportTableProps) {
  if (rows.length === 0) return <Text c="dimmed">{texts.none}</Text>;
  return (
    <>
      <Group justify="flex-end" mb="xs">
        <Button component="a" href={fileUrl} variant="default" size="sm">
          {texts.xlsx}
        </Button>
      </Group>
      <Table.ScrollContainer minWidth={480} pos="relative">
        <LoadingOverlay visible={isLoading} />
        <Table aria-label={label} highlightOnHover>
          <Table.Thead>
            <Table.Tr>
              {heads.map((head, index) => (
                <Table.Th key={head} ta={index < words ? 'left' : 'right'}>
                  {head}
                </Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(({ key, cells, isTotal = false }) => (
              <Table.Tr key={key} fw={isTotal ? 700 : 400}>
                {cells.map((cell, index) => (
                  <Table.Td
                    key={heads[index]}
                    ta={index < words ? 'left' : 'right'}
                    style={index === 0 ? {} : { whiteSpace: 'nowrap' }}
                  >
                    {cell}
                  </Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </>
  );
}
