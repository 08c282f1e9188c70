import { Box, Button, Group, Table, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCents, printWhole } from '#shared/prices/money.ts';
import { formatUnitPrice, parseUnitPrice } from '#shared/prices/unit-price.ts';
import { e4ToCents } from '#shared/purchasing/cost-math.ts';
import { NUMBER_FAULT_TEXTS } from '#shared/text/parse-number.ts';
import { api } from '#web/api.ts';
import { useFeature } from '#web/features/use-feature.ts';
import { useAction } from '#web/hooks/use-action.ts';
import { Dimmed } from '#web/ui/dimmed.ts';
import { FormSection } from './form-section.tsx';

const texts = {
  title: 'Furnitorët dhe kosto',
  unknown: 'Kostoja nuk dihet ende: shitjet e këtij produkti janë pa kosto.',
  known: (average: string, owned: string, value: string) =>
    `${average} për copë pa TVSH. ${owned} copë tonat, vlera ${value}.`,
  opening: 'Kosto fillestare për copë, pa TVSH',
  set: 'Vendos koston',
  done: 'Kostoja u vendos.',
  failed: 'Kostoja nuk u vendos.',
  supplier: 'Furnitori',
  code: 'Kodi i tij',
  price: 'Çmimi pa TVSH',
  preferred: 'i parë',
  noSupplier: 'Asnjë furnitor nuk e shet ende.',
};

export function ProductCost({ productId }: { readonly productId: number }) {
  return useFeature('purchasing') ? <CostSection productId={productId} /> : null;
}

function CostSection({ productId }: { readonly productId: number }) {
  const { data: cost } = useQuery(api.admin.purchasing.costs.ofProduct.queryOptions({ productId }));
  const { data: suppliers } = useQuery(api.admin.purchasing.suppliers.ofProduct.queryOptions({ productId }));
  if (!cost || !suppliers) return null;
  const { owned, valueE4, averageE4 } = cost;
  const isKnown = valueE4 !== null && averageE4 !== null;
  return (
    <Box maw="68rem" mt="lg">
      <FormSection title={texts.title}>
        <Text size="sm">
          {isKnown
            ? texts.known(formatUnitPrice(averageE4), printWhole(owned), formatCents(e4ToCents(valueE4)))
            : texts.unknown}
        </Text>
        {!isKnown && <OpeningCost productId={productId} />}
        {suppliers.length === 0 ? (
          <Dimmed>{texts.noSupplier}</Dimmed>
        ) : (
          <Table aria-label={texts.title}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{texts.supplier}</Table.Th>
                <Table.Th>{texts.code}</Table.Th>
                <Table.Th ta="right">{texts.price}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {suppliers.map((supplier) => (
                <Table.Tr key={supplier.supplierId}>
                  <Table.Td>
                    {supplier.name} {supplier.isPreferred && `(${texts.preferred})`}
                  </Table.Td>
                  <Table.Td>{supplier.supplierCode || '–'}</Table.Td>
                  <Table.Td ta="right">
                    {supplier.netPriceE4 === null ? '–' : formatUnitPrice(supplier.netPriceE4)}
                  </Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        )}
      </FormSection>
    </Box>
  );
}

function OpeningCost({ productId }: { readonly productId: number }) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const set = useAction(api.admin.purchasing.costs.setOpening, {
    attempts: {},
    affects: ['purchasing'],
    success: texts.done,
    failure: texts.failed,
  });
  const submit = () => {
    const { value: netCostE4, reason } = parseUnitPrice(typed);
    if (reason !== undefined) return setProblem(NUMBER_FAULT_TEXTS[reason]);
    setProblem(null);
    void set.run({ productId, netCostE4 });
  };
  return (
    <Group align="end" gap="sm">
      <TextInput
        label={texts.opening}
        inputMode="decimal"
        maxLength={16}
        value={typed}
        error={problem}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <Button variant="default" loading={set.isPending} disabled={typed.trim() === ''} onClick={submit}>
        {texts.set}
      </Button>
    </Group>
  );
}
