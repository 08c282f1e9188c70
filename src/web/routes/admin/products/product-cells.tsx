import { ActionIcon, Anchor, Box, Group, Text } from '@mantine/core';
import { IconCopy, IconPencil, IconStar, IconStarFilled, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { formatBasisPoints } from '#shared/prices/money.ts';
import { isLargeChange } from '#shared/prices/price-changes.ts';
import { formatUnitPrice, parseUnitPrice, unitPriceForField } from '#shared/prices/unit-price.ts';
import { joinUnits } from '#shared/prices/units.ts';
import { NUMBER_FAULT_TEXTS, parsePercent } from '#shared/text/parse-number.ts';
import { ProductPicture } from '#web/ui/product-picture.tsx';
import { InlineNumber } from './inline-number.tsx';
import { LargeChangeDialog } from './large-change.tsx';
import classes from './products.module.css';
import { productsTexts as texts } from './texts.ts';
import type { ListedProduct, ProductActions } from './use-product-actions.ts';

type CellProps = { readonly product: ListedProduct; readonly actions: ProductActions };

export function IdentityCell({ product, actions }: CellProps) {
  return (
    <Group gap="sm" wrap="nowrap" miw={0}>
      <ProductPicture className={classes['picture']} src={product.image} name={product.name} />
      <Box miw={0} lh={1.2} style={{ overflowWrap: 'anywhere' }}>
        <Anchor
          href={`/secret-dashboard/products/${product.id}`}
          c="inherit"
          fw={600}
          inherit
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            actions.edit(product);
          }}
        >
          {joinUnits(product.name)}
        </Anchor>
        <Text size="xs" c="dimmed" lh={1.2}>
          {product.code}
        </Text>
      </Box>
    </Group>
  );
}

export function PriceCell({ product, actions }: CellProps) {
  const [asked, setAsked] = useState<number | null>(null);
  const { name, priceE4 } = product;
  const shown = formatUnitPrice(priceE4);
  const change = (newE4: number) => {
    if (isLargeChange(priceE4, newE4)) setAsked(newE4);
    else actions.setPrice(product, newE4);
  };
  return (
    <>
      <InlineNumber
        editLabel={texts.editPrice(name, shown)}
        label={texts.price(name)}
        value={priceE4}
        text={unitPriceForField(priceE4)}
        shown={shown}
        read={parseUnitPrice}
        faultText={(fault) => NUMBER_FAULT_TEXTS[fault]}
        onSave={change}
      />
      {asked !== null && (
        <LargeChangeDialog
          product={product}
          priceE4={asked}
          onConfirm={() => {
            setAsked(null);
            actions.setPrice(product, asked);
          }}
          onCancel={() => setAsked(null)}
        />
      )}
    </>
  );
}

export function DiscountCell({ product, actions }: CellProps) {
  const { name, discountBasisPoints } = product;
  const shown = formatBasisPoints(discountBasisPoints);
  return (
    <InlineNumber
      editLabel={texts.editDiscount(name, shown)}
      label={texts.discount(name)}
      value={discountBasisPoints}
      text={shown.replace('%', '')}
      shown={shown}
      read={parsePercent}
      faultText={(fault) =>
        fault === 'too-large' || fault === 'negative' ? texts.failed.range : NUMBER_FAULT_TEXTS[fault]
      }
      onSave={(basisPoints) => actions.setDiscount(product, basisPoints)}
    />
  );
}

type ProductButtonsProps = CellProps & { readonly canWrap?: boolean };

export function ProductButtons({ product, actions, canWrap = false }: ProductButtonsProps) {
  return (
    <Group className={classes['buttons'] ?? ''} gap={0} wrap={canWrap ? 'wrap' : 'nowrap'}>
      <ActionIcon
        {...(product.isFeatured ? { color: 'orange' } : {})}
        aria-pressed={product.isFeatured}
        aria-label={texts.feature(product.name)}
        onClick={() => actions.toggleFeatured(product)}
      >
        {product.isFeatured ? <IconStarFilled size={18} aria-hidden /> : <IconStar size={18} aria-hidden />}
      </ActionIcon>
      <ActionIcon
        aria-label={texts.edit(product.name)}
        title={texts.editShort}
        onClick={() => actions.edit(product)}
      >
        <IconPencil size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        aria-label={texts.duplicate(product.name)}
        title={texts.duplicateShort}
        onClick={() => actions.duplicate(product)}
      >
        <IconCopy size={18} aria-hidden />
      </ActionIcon>
      <ActionIcon
        aria-label={texts.remove(product.name)}
        title={texts.removeShort}
        onClick={() => actions.remove(product)}
      >
        <IconTrash size={18} aria-hidden />
      </ActionIcon>
    </Group>
  );
}
