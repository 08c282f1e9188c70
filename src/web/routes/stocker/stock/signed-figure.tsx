import { Text } from '@mantine/core';
import { signed } from '#web/ui/signed.ts';

export function SignedFigure({ value }: { readonly value: number }) {
  if (value === 0) return <Text span>{signed(value)}</Text>;
  return (
    <Text span fw={700} style={{ color: `var(--shop-${value < 0 ? 'bad' : 'good'}-text)` }}>
      {signed(value)}
    </Text>
  );
}
