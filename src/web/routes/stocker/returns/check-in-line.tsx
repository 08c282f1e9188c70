import { Checkbox, Grid, Group, NativeSelect, Text } from '@mantine/core';
import { DIFFERENCE_REASON_LABELS, differenceReasonsFor, RETURN_REASON_LABELS } from '#shared/delivery.ts';
import { countText, fullQuantityText, unbound } from '#shared/prices/packs.ts';
import { joinUnits } from '#shared/prices/units.ts';
import { MAX_QUANTITY } from '#shared/stock.ts';
import { Dimmed } from '#web/ui/dimmed.ts';
import { QuantityStepper } from '#web/ui/quantity/quantity-stepper.tsx';
import { returnTexts as texts } from './return-texts.ts';
import type { Counted, Van } from './van.ts';

type CheckInLineProps = {
  readonly line: Van['lines'][number];
  readonly counted: Counted;
  readonly isReasonMissing: boolean;
  readonly onChange: (counted: Counted) => void;
};

export function CheckInLine({ line, counted, isReasonMissing, onChange }: CheckInLineProps) {
  const { name, expected, isWrittenOff } = line;
  const { returned } = counted;
  const due = Math.max(0, expected);
  const reasons = returned === null ? [] : differenceReasonsFor({ expected, returned }, isWrittenOff);
  const difference = (returned ?? expected) - expected;
  return (
    <Grid component="li" align="center" gap="xs" py={6} style={{ borderTop: '1px solid var(--shop-line)' }}>
      <Grid.Col span={{ base: 12, sm: 7, md: 6 }}>
        <Checkbox
          checked={returned === due}
          onChange={(event) => onChange({ returned: event.currentTarget.checked ? due : null, reason: null })}
          label={<About line={line} />}
        />
      </Grid.Col>
      <Grid.Col span={{ base: 12, sm: 5, md: 'content' }}>
        <Group gap="xs" wrap="nowrap">
          <QuantityStepper
            label={texts.returnedOf(name)}
            quantity={returned ?? due}
            max={MAX_QUANTITY}
            available={due}
            goods={unbound(line)}
            loose="taken"
            onChange={(quantity) => onChange({ returned: quantity, reason: null })}
          />
          <Text span size="sm">
            / {fullQuantityText(due, line)}
          </Text>
        </Group>
      </Grid.Col>
      <Grid.Col span={{ base: 12, md: 'auto' }}>
        {reasons.length > 0 && (
          <NativeSelect
            aria-label={texts.why(name)}
            error={isReasonMissing && texts.choose}
            value={counted.reason ?? ''}
            onChange={(event) => {
              const chosen = reasons.find((reason) => reason === event.currentTarget.value) ?? null;
              onChange({ returned, reason: chosen });
            }}
            data={[
              {
                value: '',
                label: `${difference > 0 ? '+' : '−'}${countText(Math.abs(difference), line)}: ${texts.choose}`,
              },
              ...reasons.map((reason) => ({ value: reason, label: DIFFERENCE_REASON_LABELS[reason] })),
            ]}
          />
        )}
      </Grid.Col>
    </Grid>
  );
}

function About({ line }: Pick<CheckInLineProps, 'line'>) {
  return (
    <div style={{ overflowWrap: 'anywhere' }}>
      <Text span fw={600}>
        {joinUnits(line.name)}
      </Text>
      <Text span size="sm" c="dimmed" ml="xs">
        {[line.shelfPlace, line.code].filter(Boolean).join(' · ')}
      </Text>
      {line.isWrittenOff && (
        <Text size="sm" c="warn">
          {texts.writtenOff}
        </Text>
      )}
      {line.expected < 0 && (
        <Text size="sm" c="warn">
          {texts.soldAfterAll}
        </Text>
      )}
      {line.orders.map((order) => (
        <Dimmed key={`${order.orderNumber} ${order.reason}`}>
          {texts.orderOf(
            order.orderNumber,
            order.customerName,
            countText(order.quantity, line),
            RETURN_REASON_LABELS[order.reason],
          )}
        </Dimmed>
      ))}
    </div>
  );
}
