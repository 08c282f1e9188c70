import { useState } from 'react';
import { eurosForField, formatBasisPoints, formatCents } from '#shared/money.ts';
import { NUMBER_FAULT_TEXTS, parseCents, parsePercent } from '#shared/parse-number.ts';
import { isLargeChange } from '#shared/price-changes.ts';
import { InlineNumber } from './inline-number.tsx';
import { LargeChangeDialog } from './large-change.tsx';
import type { ProductRowProps } from './product-row-props.ts';
import { productsTexts as texts } from './texts.ts';

type CellProps = Pick<ProductRowProps, 'product' | 'actions'>;

/** The price, changed where it stands; more than half up or down is asked about. */
export function PriceCell({ product, actions }: CellProps) {
  const [asked, setAsked] = useState<number | null>(null);
  const { name, priceCents } = product;
  const shown = formatCents(priceCents);
  const change = (cents: number) => {
    if (isLargeChange(priceCents, cents)) setAsked(cents);
    else actions.setPrice(product, cents);
  };
  return (
    <>
      <InlineNumber
        editLabel={texts.editPrice(name, shown)}
        label={texts.price(name)}
        value={priceCents}
        text={eurosForField(priceCents)}
        shown={shown}
        read={parseCents}
        faultText={(fault) => NUMBER_FAULT_TEXTS[fault]}
        onSave={change}
      />
      {asked !== null && (
        <LargeChangeDialog
          product={product}
          priceCents={asked}
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

/** The discount, changed where it stands; 0 takes it off. */
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
