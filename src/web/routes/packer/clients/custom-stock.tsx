import { Button, Card, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconBox } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatPhone } from '#shared/phone.ts';
import { joinUnits, UNIT_LABELS } from '#shared/units.ts';
import { api } from '#web/api.ts';
import { texts } from '#web/routes/packer/texts.ts';
import { EmptyBox } from '#web/ui/empty-box.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { AddStockForm } from './add-stock-form.tsx';
import { CorrectDialog } from './correct-dialog.tsx';
import type { CustomPieces } from './custom-pieces.ts';
import { Panel } from './panel.tsx';
import { StockHistory } from './stock-history.tsx';
import { UseForOrderDialog } from './use-for-order-dialog.tsx';

type Opened = { readonly kind: 'use' | 'correct'; readonly pieces: CustomPieces } | null;

export function CustomStock({ customerId }: { readonly customerId: number }) {
  const [opened, setOpened] = useState<Opened>(null);
  const stock = useQuery(api.packer.customStock.list.queryOptions({ customerId }));
  const customer = useQuery(api.packer.customers.get.queryOptions({ customerId }));
  const close = () => setOpened(null);
  return (
    <>
      <Panel
        id="custom-stock-title"
        title={customer.data?.name ?? texts.clients.stock}
        about={[texts.clients.stock, formatPhone(customer.data?.phone ?? ''), customer.data?.address]
          .filter(Boolean)
          .join(' · ')}
      >
        <PageState
          query={stock}
          failure={texts.clients.stockFailed}
          loading={
            <Stack gap="xs" aria-hidden>
              {[1, 2].map((row) => (
                <Skeleton key={row} h={72} radius="md" />
              ))}
            </Stack>
          }
          isEmpty={(pieces) => pieces.length === 0}
          empty={
            <EmptyBox
              icon={<IconBox size={26} />}
              title={texts.clients.empty}
              text={texts.clients.emptyHint}
            />
          }
        >
          {(all) => (
            <Stack component="ul" gap="xs" m={0} p={0}>
              {all.map((pieces) => (
                <PiecesRow key={pieces.productId} pieces={pieces} onOpen={setOpened} />
              ))}
            </Stack>
          )}
        </PageState>
      </Panel>
      <AddStockForm customerId={customerId} />
      <StockHistory customerId={customerId} />
      {opened?.kind === 'use' && <UseForOrderDialog pieces={opened.pieces} onClose={close} />}
      {opened?.kind === 'correct' && <CorrectDialog pieces={opened.pieces} onClose={close} />}
    </>
  );
}

type PiecesRowProps = { readonly pieces: CustomPieces; readonly onOpen: (opened: Opened) => void };

function PiecesRow({ pieces, onOpen }: PiecesRowProps) {
  const { productName, productCode, quantity, unit } = pieces;
  return (
    <Card component="li" padding="sm" bg="var(--shop-sunken)" style={{ listStyle: 'none' }}>
      <Group gap="sm">
        <Text flex="1 1 12rem" fw={650}>
          {joinUnits(productName)}{' '}
          <Text span c="dimmed" fw={400}>
            {productCode}
          </Text>
        </Text>
        <Text fz="h2" fw={720} style={{ whiteSpace: 'nowrap' }}>
          {quantity}{' '}
          <Text span c="dimmed" size="sm">
            {UNIT_LABELS[unit]}
          </Text>
        </Text>
        <Button
          variant="light"
          disabled={quantity === 0}
          aria-label={texts.clients.takeOf(productName)}
          onClick={() => onOpen({ kind: 'use', pieces })}
        >
          {texts.clients.use}
        </Button>
        <Button
          variant="default"
          aria-label={texts.clients.correctOf(productName)}
          onClick={() => onOpen({ kind: 'correct', pieces })}
        >
          {texts.clients.correct}
        </Button>
      </Group>
    </Card>
  );
}
