import { Group, Text } from '@mantine/core';
import { stockTexts } from './stock-texts.ts';

type StockFiguresProps = {
  readonly figures: { readonly free: number; readonly taken: number; readonly shelf: number };
};

/** What can be sold, what orders have taken that are still here, and what lies on the shelf: both together. */
export function StockFigures({ figures }: StockFiguresProps) {
  const { stock: t } = stockTexts;
  return (
    <Group gap="md" style={{ fontVariantNumeric: 'tabular-nums' }}>
      {(['free', 'taken', 'shelf'] as const).map((name) => (
        <Text key={name} span size="sm" c="dimmed">
          {t[name]}{' '}
          <Text span fw={700} c="var(--mantine-color-text)">
            {figures[name]}
          </Text>
        </Text>
      ))}
    </Group>
  );
}
