import { Group, Input, SegmentedControl, Stack, Text } from '@mantine/core';
import { REDUCTION_REASON_LABELS, REDUCTION_REASONS } from '#shared/delivery.ts';
import { lineTotal } from '#shared/unit-price.ts';
import { joinUnits } from '#shared/units.ts';
import type { DriverLine } from '#web/routes/driver/stop/driver-order.ts';
import { thumbLabels } from '#web/routes/driver/stop/thumb-labels.ts';
import { texts } from '#web/routes/driver/texts.ts';
import { Money } from '#web/ui/money.tsx';
import { QuantityStepper } from '#web/ui/quantity-stepper.tsx';
import type { AcceptedLine } from './handover-draft.ts';

type HandoverLineProps = {
  readonly line: DriverLine;
  readonly accepted: AcceptedLine;
  readonly isReasonMissing: boolean;
  readonly onAccept: (change: Partial<AcceptedLine>) => void;
};

export function HandoverLine({ line, accepted, isReasonMissing, onAccept }: HandoverLineProps) {
  return (
    <Stack component="li" gap="xs" py="sm" style={{ borderTop: '1px solid var(--shop-line)' }}>
      <div>
        <Text fw={650}>{joinUnits(line.productName)}</Text>
        <Text size="sm" c="dimmed">
          {line.productCode} · {texts.ordered(line.quantity)}
        </Text>
      </div>
      <Group justify="space-between">
        <QuantityStepper
          size="large"
          label={line.productName}
          quantity={accepted.quantity}
          min={0}
          max={line.quantity}
          onChange={(quantity) => onAccept({ quantity: Math.min(quantity, line.quantity) })}
        />
        <Text fw={600} component="span" ml="auto">
          <Money cents={lineTotal(line.unitPriceE4, accepted.quantity)} />
        </Text>
      </Group>
      {accepted.quantity < line.quantity && (
        <Input.Wrapper
          label={texts.reason}
          error={isReasonMissing ? texts.reasonMissing : null}
          labelElement="div"
        >
          <SegmentedControl
            fullWidth
            size="md"
            styles={thumbLabels}
            aria-label={texts.reasonOf(line.productName)}
            // Nothing is chosen until the driver has chosen.
            value={accepted.reason ?? ''}
            onChange={(value) => {
              const reason = REDUCTION_REASONS.find((known) => known === value);
              if (reason) onAccept({ reason });
            }}
            data={REDUCTION_REASONS.map((reason) => ({
              value: reason,
              label: REDUCTION_REASON_LABELS[reason],
            }))}
          />
        </Input.Wrapper>
      )}
    </Stack>
  );
}
