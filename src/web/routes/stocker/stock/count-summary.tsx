import { Modal, ScrollArea, Stack, Table, Text, TextInput } from '@mantine/core';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { countText } from '#shared/prices/packs.ts';
import type { api } from '#web/api.ts';
import { ProductName } from '#web/features/stock-scan/product-name.tsx';
import { DialogButtons } from '#web/ui/dialog-buttons.tsx';
import { SignedAmount, StockAmount } from './stock-amount.tsx';
import { stockTexts } from './stock-texts.ts';

export type CountPreview = inferOutput<typeof api.stocker.stock.previewCount>;

type Line = CountPreview[number];

type CountSummaryProps = {
  readonly preview: CountPreview;
  readonly note: string;
  readonly isPosting: boolean;
  readonly onNote: (note: string) => void;
  /** `problems`: why a product is not posted. */
  readonly onPost: (problems: ReadonlyMap<number, string>) => void;
  readonly onClose: () => void;
};

export function CountSummary(props: CountSummaryProps) {
  const { preview, note, isPosting, onNote, onPost, onClose } = props;
  const { count: t, stock } = stockTexts;
  const problems = findProblems(preview);
  const possible = preview.length - problems.size;
  const shown = preview.filter((line) => line.difference !== 0 || line.problem !== null);
  return (
    <Modal opened onClose={onClose} size="46rem" title={t.summary}>
      <Stack gap="md">
        <Text>{t.summaryText(shown.length, preview.length - shown.length)}</Text>
        {shown.length > 0 && (
          <ScrollArea.Autosize
            mah="calc(90dvh - 17rem)"
            type="auto"
            viewportProps={{ tabIndex: 0, role: 'region', 'aria-label': t.summary }}
          >
            <SummaryTable lines={shown} />
          </ScrollArea.Autosize>
        )}
        <TextInput
          data-autofocus
          label={t.note}
          maxLength={300}
          value={note}
          onChange={(event) => onNote(event.currentTarget.value)}
        />
        <DialogButtons onCancel={onClose} loading={isPosting} onClick={() => onPost(problems)}>
          {problems.size === 0
            ? stock.confirm
            : possible === 0
              ? t.leaveAll
              : t.postSome(possible, problems.size)}
        </DialogButtons>
      </Stack>
    </Modal>
  );
}

export function findProblems(preview: CountPreview): ReadonlyMap<number, string> {
  return new Map(
    preview.flatMap((line) =>
      line.problem === null ? [] : [[line.productId, describeProblem(line.problem, line)] as const],
    ),
  );
}

function SummaryTable({ lines }: { readonly lines: readonly Line[] }) {
  const { count: t, stock } = stockTexts;
  return (
    <Table aria-label={t.summary} tabularNums horizontalSpacing={6}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{stock.columns.product}</Table.Th>
          <Table.Th ta="right">{t.expected}</Table.Th>
          <Table.Th ta="right">{t.countedColumn}</Table.Th>
          <Table.Th ta="right">{t.difference}</Table.Th>
          <Table.Th ta="right">{t.freeAfter}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {lines.map((line) => (
          <Table.Tr key={line.productId}>
            <Table.Td>
              <ProductName name={line.name} code={line.code} />
              <Problem line={line} />
            </Table.Td>
            <Table.Td ta="right">
              <StockAmount pieces={line.expected} goods={line} />
            </Table.Td>
            <Table.Td ta="right">
              <StockAmount pieces={line.counted} goods={line} />
            </Table.Td>
            <Table.Td ta="right">
              <SignedAmount pieces={line.difference} goods={line} />
            </Table.Td>
            <Table.Td ta="right">
              {line.problem === null ? <StockAmount pieces={line.freeAfter} goods={line} /> : '–'}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

function Problem({ line }: { readonly line: Line }) {
  if (line.problem === null) return null;
  return (
    <Text size="sm" fw={600} style={{ color: 'var(--shop-bad-text)' }}>
      {describeProblem(line.problem, line)}
    </Text>
  );
}

function describeProblem(problem: NonNullable<Line['problem']>, line: Line): string {
  const { count: t } = stockTexts;
  const say = (pieces: number) => countText(pieces, line);
  switch (problem) {
    case 'promised':
      return t.promised(say(line.taken), say(-line.freeAfter));
    case 'counted':
      return t.countedMeanwhile(say(line.shelf));
    case 'changed':
      return t.changed(say(line.shelf));
  }
}
