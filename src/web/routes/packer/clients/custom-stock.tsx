import { Button, Card, Group, Modal, Skeleton, Stack, Text } from '@mantine/core';
import { IconBox } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  countText,
  fullQuantityText,
  quantityText,
  quantityWords,
  signedCountText,
} from '#shared/prices/packs.ts';
import { joinUnits } from '#shared/prices/units.ts';
import { formatPhone } from '#shared/text/phone.ts';
import { api } from '#web/api.ts';
import { texts } from '#web/routes/packer/texts.ts';
import { Dimmed } from '#web/ui/dimmed.ts';
import { EmptyBox } from '#web/ui/empty-box.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton-rows.tsx';
import { AddStockForm } from './add-stock-form.tsx';
import { CorrectDialog } from './correct-dialog.tsx';
import type { CustomPieces } from './custom-pieces.ts';
import { Choice, Choices, Panel } from './panel.tsx';
import '#web/styles/overlay-styles.ts';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { formatDate } from '#shared/dates/shop-dates.ts';
import { useInstantText } from '#web/hooks/use-instant-text.ts';
import { UsePiecesDialog } from '#web/routes/packer/use-pieces-dialog.tsx';
import { Pill, type Tone } from '#web/ui/pill.tsx';
import { uiTexts } from '#web/ui/texts.ts';

type Opened = { readonly kind: 'use' | 'correct'; readonly pieces: CustomPieces } | null;

export function CustomStock({ customerId }: { readonly customerId: number }) {
  const [opened, setOpened] = useState<Opened>(null);
  const stock = useQuery(api.packer.customStock.list.queryOptions({ customerId }));
  const customer = useQuery(api.packer.customers.get.queryOptions({ customerId }));
  const close = () => setOpened(null);
  if (customer.isLoadingError) {
    return (
      <PageState query={customer} failure={texts.clients.stockFailed} loading={null}>
        {() => null}
      </PageState>
    );
  }
  return (
    <>
      <Panel
        id="custom-stock-title"
        title={customer.data?.name ?? texts.clients.stock}
        about={
          customer.data
            ? [texts.clients.stock, formatPhone(customer.data.phone), customer.data.address]
                .filter(Boolean)
                .join(' · ')
            : ''
        }
      >
        <PageState
          query={stock}
          failure={texts.clients.stockFailed}
          loading={<SkeletonRows rows={2} height={72} />}
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
            <Stack component="ul" gap="xs">
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
  const { productName, productCode, quantity } = pieces;
  const { count, unit, aside } = quantityWords(quantity, pieces);
  return (
    <Card component="li" padding="sm" bg="var(--shop-sunken)">
      <Group gap="sm">
        <Text flex="1 1 12rem" fw={650}>
          {joinUnits(productName)}{' '}
          <Text span c="dimmed" fw={400}>
            {productCode}
          </Text>
        </Text>
        <Text fz="h2" fw={720} style={{ whiteSpace: 'nowrap' }}>
          {count} <Dimmed span>{[unit, aside].filter(Boolean).join(' · ')}</Dimmed>
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

type UsableLine = inferOutput<typeof api.packer.customStock.usableLines>[number];

type UseForOrderDialogProps = { readonly pieces: CustomPieces; readonly onClose: () => void };

export function UseForOrderDialog({ pieces, onClose }: UseForOrderDialogProps) {
  const { customerId, productId, productName, quantity } = pieces;
  const [line, setLine] = useState<UsableLine | null>(null);
  const lines = useQuery(api.packer.customStock.usableLines.queryOptions({ customerId, productId }));
  if (line) {
    const most = Math.min(line.left, quantity);
    return (
      <UsePiecesDialog
        goods={pieces}
        line={{ orderLineId: line.orderLineId, orderId: line.orderId, most }}
        available={quantity}
        onClose={onClose}
      />
    );
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={texts.clients.useTitle}
      closeButtonProps={{ 'aria-label': uiTexts.close, size: 'lg' }}
    >
      <Text mb="md">
        <b>{productName}</b> · {texts.custom.available(fullQuantityText(quantity, pieces))}
      </Text>
      <PageState
        query={lines}
        loading={<Skeleton h={56} radius="md" />}
        isEmpty={(found) => found.length === 0}
        empty={<Text c="dimmed">{texts.clients.noLines}</Text>}
      >
        {(found) => (
          <Choices label={texts.clients.lines} height="22rem">
            {found.map((usable) => (
              <Choice key={usable.orderLineId} onChoose={() => setLine(usable)}>
                {texts.clients.line(
                  usable.orderId,
                  usable.deliverDate ? formatDate(usable.deliverDate) : texts.orders.noDate,
                  quantityText(usable.left, pieces),
                )}
              </Choice>
            ))}
          </Choices>
        )}
      </PageState>
    </Modal>
  );
}

const TONES: Readonly<Record<keyof typeof texts.clients.reasons, Tone>> = {
  added: 'good',
  used: 'info',
  corrected: 'warn',
  returned: 'plain',
};

export function StockHistory({ customerId }: { readonly customerId: number }) {
  const instantText = useInstantText();
  const history = useQuery(api.packer.customStock.history.queryOptions({ customerId }));
  return (
    <Panel id="stock-history-title" title={texts.clients.history}>
      <PageState
        query={history}
        failure={texts.clients.historyFailed}
        loading={<SkeletonRows rows={3} height={44} />}
        isEmpty={(steps) => steps.length === 0}
        empty={<Text c="dimmed">{texts.clients.historyEmpty}</Text>}
      >
        {(steps) => (
          <Stack component="ul" gap="xs" mah="26rem" style={{ overflowY: 'auto' }} tabIndex={0}>
            {steps.map((step) => (
              <Group key={step.id} component="li" gap="sm" wrap="nowrap" align="baseline">
                <Text span miw={64} fw={700} ta="right" style={{ fontVariantNumeric: 'tabular-nums' }}>
                  {signedCountText(step.delta, step)}
                </Text>
                <div style={{ flex: 1, minWidth: 0 }}>
                  {step.productName}{' '}
                  <Pill tone={TONES[step.reason]}>{texts.clients.reasons[step.reason]}</Pill>
                  <Text c="dimmed" style={{ overflowWrap: 'anywhere' }}>
                    {[
                      step.orderId === null ? '' : texts.clients.forOrder(step.orderId),
                      step.note,
                      texts.clients.balance(countText(step.balanceAfter, step)),
                      step.actorName ?? '',
                      instantText(step.at),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </Text>
                </div>
              </Group>
            ))}
          </Stack>
        )}
      </PageState>
    </Panel>
  );
}
