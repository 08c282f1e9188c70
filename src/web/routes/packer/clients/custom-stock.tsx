import { Button, Skeleton, Stack, Title } from '@mantine/core';
import { IconBox } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { UNIT_LABELS } from '#shared/units.ts';
import { api } from '#web/api.ts';
import { texts } from '#web/routes/packer/texts.ts';
import { EmptyBox } from '#web/ui/empty-box.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { AddStockForm } from './add-stock-form.tsx';
import classes from './clients.module.css';
import { CorrectDialog } from './correct-dialog.tsx';
import type { CustomPieces } from './custom-pieces.ts';
import { StockHistory } from './stock-history.tsx';
import { UseForOrderDialog } from './use-for-order-dialog.tsx';

type Opened = { readonly kind: 'use' | 'correct'; readonly pieces: CustomPieces } | null;

/** One customer's finished pieces: what is there, more of it, some for an order, corrections, and how it came to be. */
export function CustomStock({ customerId }: { readonly customerId: number }) {
  const [opened, setOpened] = useState<Opened>(null);
  const stock = useQuery(api.packer.customStock.list.queryOptions({ customerId }));
  const customer = useQuery(api.packer.customers.get.queryOptions({ customerId }));
  const close = () => setOpened(null);
  return (
    <>
      <section className={classes['panel']} aria-labelledby="custom-stock-title">
        <div className={classes['what']}>
          <Title order={2} id="custom-stock-title">
            {customer.data?.name ?? texts.clients.stock}
          </Title>
          <span className={classes['small']}>
            {customer.data &&
              [texts.clients.stock, customer.data.phone, customer.data.address].filter(Boolean).join(' · ')}
          </span>
        </div>
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
            <ul className={classes['pieces']}>
              {all.map((pieces) => (
                <PiecesRow key={pieces.productId} pieces={pieces} onOpen={setOpened} />
              ))}
            </ul>
          )}
        </PageState>
      </section>
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
    <li className={classes['piece']}>
      <div className={classes['what']}>
        <b>{productName}</b>
        <span className={classes['small']}>{productCode}</span>
      </div>
      <p className={classes['quantity']}>
        {quantity} <span className={classes['small']}>{UNIT_LABELS[unit]}</span>
      </p>
      <div className={classes['actions']}>
        <Button
          size="lg"
          variant="light"
          disabled={quantity === 0}
          aria-label={texts.clients.takeOf(productName)}
          onClick={() => onOpen({ kind: 'use', pieces })}
        >
          {texts.clients.use}
        </Button>
        <Button
          size="lg"
          variant="default"
          aria-label={texts.clients.correctOf(productName)}
          onClick={() => onOpen({ kind: 'correct', pieces })}
        >
          {texts.clients.correct}
        </Button>
      </div>
    </li>
  );
}
