import { countText } from '#shared/prices/packs.ts';
import { joinUnits } from '#shared/prices/units.ts';
import '#web/styles/overlay-styles.ts';
import { Group, Modal, NativeSelect, SegmentedControl, Stack, Text } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { useState } from 'react';
import { LABEL_FORMATS, type LabelFormat, MAX_BOXES } from '#shared/inputs/packing-inputs.ts';
import { DocumentButton } from '#web/features/document-button.tsx';
import { texts } from '#web/routes/packer/texts.ts';
import { QuantityStepper } from '#web/ui/quantity/quantity-stepper.tsx';
import type { PackingLine, PackingOrder } from './packing-order.ts';

type LabelsDialogProps = { readonly order: PackingOrder; readonly onClose: () => void };

type Contents = Readonly<Record<number, number>>;

export function LabelsDialog({ order, onClose }: LabelsDialogProps) {
  const [boxes, setBoxes] = useState(1);
  const [contents, setContents] = useState<Contents>({});
  const [format, setFormat] = useLabelFormat();
  return (
    <Modal opened onClose={onClose} size="lg" title={texts.labels.title(order.orderId)}>
      <Stack gap="md">
        <Group gap="md">
          <Text fw={600}>{texts.labels.boxes}</Text>
          <QuantityStepper
            quantity={boxes}
            onChange={(wanted) => setBoxes(Math.min(wanted, MAX_BOXES))}
            label={texts.labels.boxes}
            min={1}
            max={MAX_BOXES}
            isFirst
            size="large"
          />
        </Group>
        <SegmentedControl
          size="md"
          fullWidth
          aria-label={texts.labels.format}
          value={format}
          onChange={setFormat}
          data={LABEL_FORMATS.map((value) => ({ value, label: texts.labels.formats[value] }))}
        />
        {boxes > 1 && (
          <Stack gap="xs">
            <Text fw={600}>{texts.labels.contents}</Text>
            {order.lines.map((line) => (
              <BoxChoice
                key={line.orderLineId}
                line={line}
                boxes={boxes}
                box={contents[line.orderLineId] ?? 0}
                onChange={(box) => setContents((before) => ({ ...before, [line.orderLineId]: box }))}
              />
            ))}
          </Stack>
        )}
        <Group justify="flex-end">
          <DocumentButton
            address={labelsAddress(order, boxes, contents, format)}
            label={texts.labels.print}
            failure={texts.labels.failed}
            size="lg"
            variant="filled"
          />
        </Group>
      </Stack>
    </Modal>
  );
}

type BoxChoiceProps = {
  readonly line: PackingLine;
  readonly boxes: number;
  readonly box: number;
  readonly onChange: (box: number) => void;
};

function BoxChoice({ line, boxes, box, onChange }: BoxChoiceProps) {
  const choices = Array.from({ length: boxes }, (_, index) => index + 1);
  return (
    <Group gap="sm" wrap="nowrap" justify="space-between">
      <Text style={{ flex: 1, minWidth: 0 }} lineClamp={2}>
        <b>{countText(line.quantity, line)} ×</b> {joinUnits(line.productName)}
      </Text>
      <NativeSelect
        w={160}
        aria-label={texts.labels.boxOf(line.productName)}
        value={box > boxes ? boxes : box}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      >
        <option value={0}>{texts.labels.everywhere}</option>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {texts.labels.box(choice)}
          </option>
        ))}
      </NativeSelect>
    </Group>
  );
}

function useLabelFormat(): readonly [LabelFormat, (format: string) => void] {
  const [stored, store] = useLocalStorage({
    key: 'furnizo.labelFormat',
    defaultValue: 'a4',
    getInitialValueInEffect: false,
  });
  return [LABEL_FORMATS.find((format) => format === stored) ?? 'a4', store];
}

function labelsAddress(
  { orderId, lines }: PackingOrder,
  boxes: number,
  contents: Contents,
  format: LabelFormat,
): string {
  const pairs = lines.flatMap(({ orderLineId }) => {
    const box = contents[orderLineId] ?? 0;
    return box === 0 || boxes === 1 ? [] : [`${orderLineId}:${Math.min(box, boxes)}`];
  });
  const query = new URLSearchParams({ boxes: `${boxes}`, format });
  if (pairs.length > 0) query.set('contents', pairs.join(','));
  return `/api/package/labels/${orderId}?${query}`;
}
