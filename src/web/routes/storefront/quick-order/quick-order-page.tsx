import '#web/styles/form-styles.ts';
import { Button, Group, Modal, Text, Textarea, Title } from '@mantine/core';
import { IconCamera, IconDeviceFloppy, IconShoppingCartPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { plainMeta } from '#shared/page-meta.ts';
import { usePageMeta } from '#web/hooks/use-page-meta.ts';
import { guideTexts, listTexts } from '#web/routes/storefront/guide/texts.ts';
import { useFillCart } from '#web/routes/storefront/guide/use-fill-cart.ts';
import { UnfilledDialog } from '#web/routes/storefront/orders/unfilled-dialog.tsx';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Money } from '#web/ui/money.tsx';
import { canScan } from './barcode-camera.ts';
import { Preview } from './preview.tsx';
import classes from './quick-order.module.css';
import { quickTexts } from './texts.ts';
import { useQuickOrder } from './use-quick-order.ts';
import '#web/styles/overlay-styles.ts';
import { NewListForm } from '#web/routes/storefront/guide/new-list-form.tsx';

const loadScanner = () => import('./scan-dialog.tsx').then((module) => module.ScanDialog);

const MAX_TEXT_LENGTH = 10_000;

export function QuickOrderPage() {
  usePageMeta(plainMeta(quickTexts.title));
  const order = useQuickOrder();
  const cart = useFillCart();
  const [open, setOpen] = useState<'scan' | 'save' | null>(null);
  const lines = order.wanted;
  const close = () => setOpen(null);
  return (
    <div className={classes['page']}>
      <Group component="header" justify="space-between" gap="xs">
        <Title order={1}>{quickTexts.title}</Title>
        <LinkButton to="/blerjet" variant="default">
          {guideTexts.title}
        </LinkButton>
      </Group>
      <Text c="dimmed">{quickTexts.intro}</Text>
      <Textarea
        label={quickTexts.field}
        placeholder={quickTexts.example}
        styles={{ input: { fontVariantNumeric: 'tabular-nums', lineHeight: 1.5 } }}
        rows={6}
        maxLength={MAX_TEXT_LENGTH}
        spellCheck={false}
        autoComplete="off"
        value={order.text}
        onChange={(event) => order.change(event.currentTarget.value)}
      />
      {canScan() && (
        <Button
          variant="default"
          leftSection={<IconCamera size={18} aria-hidden />}
          onClick={() => setOpen('scan')}
        >
          {quickTexts.scan}
        </Button>
      )}
      <Preview order={order} />
      {lines.length > 0 && (
        <Group justify="flex-end" gap="0.6rem 1rem">
          <span>
            {quickTexts.total} <Money cents={order.totalCents} className={classes['total']} />
          </span>
          <Button
            variant="default"
            leftSection={<IconDeviceFloppy size={18} aria-hidden />}
            onClick={() => setOpen('save')}
          >
            {quickTexts.save}
          </Button>
          <Button
            loading={cart.isFilling}
            disabled={order.isChecking}
            leftSection={<IconShoppingCartPlus size={20} aria-hidden />}
            onClick={async () => {
              const isWhole = order.unknown.length + order.unreadable.length === 0;
              if ((await cart.fill(lines)) && isWhole && lines.length === order.matched.length)
                order.clear(order.text);
            }}
          >
            {quickTexts.add(lines.length)}
          </Button>
        </Group>
      )}
      {cart.unfilled.length > 0 && (
        <UnfilledDialog
          title={guideTexts.notAddedTitle}
          unfilled={cart.unfilled}
          onClose={cart.clearUnfilled}
        />
      )}
      {open === 'save' && <SaveListDialog items={lines} onClose={close} />}
      {open === 'scan' && (
        <LazyPart load={loadScanner} onMissing={close}>
          {(ScanDialog) => <ScanDialog onCode={order.append} onClose={close} />}
        </LazyPart>
      )}
    </div>
  );
}

type SaveListDialogProps = {
  readonly items: readonly { readonly productId: number; readonly quantity: number }[];
  readonly onClose: () => void;
};

export function SaveListDialog({ items, onClose }: SaveListDialogProps) {
  return (
    <Modal opened onClose={onClose} title={quickTexts.saveTitle}>
      <NewListForm action={listTexts.create} items={items} onMade={onClose} />
    </Modal>
  );
}
