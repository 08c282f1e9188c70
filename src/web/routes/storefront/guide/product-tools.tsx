import { ActionIcon } from '@mantine/core';
import { IconPlaylistAdd } from '@tabler/icons-react';
import { useState } from 'react';
import { LazyPart } from '#web/ui/lazy-part.tsx';
import { StarButton } from './star-button.tsx';
import { StockAlertButton } from './stock-alert-button.tsx';
import { listTexts } from './texts.ts';

type ProductToolsProps = {
  readonly product: { readonly id: number; readonly name: string; readonly stock: number };
};

const loadDialog = () => import('./add-to-list-dialog.tsx').then((module) => module.AddToListDialog);

export function ProductTools({ product }: ProductToolsProps) {
  const [isChoosing, setChoosing] = useState(false);
  const close = () => setChoosing(false);
  return (
    <>
      <StarButton product={product} size={50} variant="default" />
      <ActionIcon
        variant="default"
        size={50}
        aria-label={listTexts.toListOf(product.name)}
        title={listTexts.toList}
        onClick={() => setChoosing(true)}
      >
        <IconPlaylistAdd size={22} aria-hidden />
      </ActionIcon>
      {product.stock <= 0 && <StockAlertButton product={product} size="lg" />}
      {isChoosing && (
        <LazyPart load={loadDialog} onMissing={close}>
          {(AddToListDialog) => <AddToListDialog product={product} quantity={null} onClose={close} />}
        </LazyPart>
      )}
    </>
  );
}
