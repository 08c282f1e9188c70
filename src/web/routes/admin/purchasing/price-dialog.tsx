import { Button, Group, Text } from '@mantine/core';
import { z } from 'zod';
import { formatBasisPoints, formatMargin } from '#shared/prices/money.ts';
import { formatUnitPrice, parseUnitPrice, unitPriceForField } from '#shared/prices/unit-price.ts';
import { marginE2, netPriceOf, priceForMargin } from '#shared/purchasing/cost-math.ts';
import { api, client } from '#web/api.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { useZodForm } from '#web/hooks/use-zod-form.ts';
import { ReceivableDialog } from '#web/routes/admin/receivables/receivable-dialog.tsx';
import { NumberField } from '#web/routes/admin/ui/number-field.tsx';
import { numberIn } from '#web/ui/quantity/number-schemas.ts';
import type { Calculation } from './calculation.ts';
import { receiptsTexts } from './receipts-texts.ts';

const texts = receiptsTexts.pricing;

const schema = z.object({
  priceE4: numberIn(parseUnitPrice, texts.missing).refine((priceE4) => priceE4 >= 0, texts.missing),
});

type PriceDialogProps = {
  readonly line: Calculation['lines'][number];
  readonly leastE2: number;
  readonly onClose: () => void;
};

export function PriceDialog({ line, leastE2, onClose }: PriceDialogProps) {
  const { productId, productName, costAfterE4, priceE4: before, vatBasisPoints, percentE2 } = line;
  const form = useZodForm(schema, {
    mode: 'controlled',
    initialValues: { priceE4: unitPriceForField(before) },
  });
  const set = useAction(api.admin.products.update, {
    affects: ['catalog', 'purchasing'],
    success: texts.done(productName),
    failure: texts.failed,
    undo: () => () => client.admin.products.update.mutate({ id: productId, priceE4: before }),
    form,
    onDone: onClose,
  });
  const typed = parseUnitPrice(form.values.priceE4);
  const after =
    typed.reason === undefined ? marginE2(netPriceOf(typed.value, vatBasisPoints), costAfterE4) : null;
  const isLow = after !== null && after < leastE2;
  const least =
    costAfterE4 === null || leastE2 >= 10_000 ? null : priceForMargin(costAfterE4, leastE2, vatBasisPoints);
  return (
    <ReceivableDialog
      title={receiptsTexts.changePrice}
      hint={productName}
      submitLabel={texts.save}
      isWorking={set.isPending}
      form={form.submit(({ priceE4 }) => void set.run({ id: productId, priceE4 }))}
      onClose={onClose}
    >
      <Text size="sm">
        {costAfterE4 === null ? receiptsTexts.unknown : texts.cost(formatUnitPrice(costAfterE4))}
      </Text>
      <NumberField data-autofocus label={texts.price} {...form.field('priceE4')} />
      <Text size="sm" role="status" {...(isLow ? { c: 'var(--shop-bad-text)', fw: 650 } : {})}>
        {texts.margin(formatMargin(percentE2), formatMargin(after))}
        {isLow && ` ${texts.low(formatBasisPoints(leastE2))}`}
      </Text>
      {least !== null && (
        <Group>
          <Button
            variant="default"
            size="compact-sm"
            onClick={() => form.setFieldValue('priceE4', unitPriceForField(least))}
          >
            {texts.forLeast(formatBasisPoints(leastE2), formatUnitPrice(least))}
          </Button>
        </Group>
      )}
    </ReceivableDialog>
  );
}
