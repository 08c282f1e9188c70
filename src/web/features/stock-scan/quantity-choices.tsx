import { Button, Flex, Text } from '@mantine/core';
import type { PackedGoods } from '#shared/prices/packs.ts';
import { unmistakably } from '#web/ui/quantity/pack-typing.ts';
import { uiTexts } from '#web/ui/texts.ts';
import { readStock } from './read-stock.ts';

type QuantityChoicesProps = {
  readonly typed: string;
  readonly goods: PackedGoods & { readonly name: string };
  readonly isStacked?: boolean;
  readonly onChoose: (typed: string) => void;
};

export function QuantityChoices({ typed, goods, isStacked = false, onChoose }: QuantityChoicesProps) {
  const reading = readStock(typed, goods);
  if (reading.kind === 'quantity' && reading.said !== '') {
    return (
      <Text size="xs" c="dimmed" style={{ whiteSpace: 'nowrap' }}>
        {reading.said}
      </Text>
    );
  }
  if (reading.kind !== 'choices') return null;
  return (
    <Flex gap={4} mt={4} direction={isStacked ? 'column' : 'row'} align="flex-start" role="alert">
      {reading.choices.map(({ pieces, text }) => (
        <Button
          key={pieces}
          size="compact-sm"
          variant="light"
          aria-label={uiTexts.takeQuantity(text, goods.name)}
          onClick={() => onChoose(unmistakably(pieces, goods))}
        >
          {text}
        </Button>
      ))}
    </Flex>
  );
}
