import { type PackedGoods, quantityWords } from '#shared/prices/packs.ts';

type QuantityWordsProps = { readonly quantity: number; readonly goods: PackedGoods };

/** `7 pako` with its pieces small below, `5 KG` alone. */
export function QuantityWords({ quantity, goods }: QuantityWordsProps) {
  const { count, unit, aside } = quantityWords(quantity, goods);
  return (
    <span style={{ display: 'inline-block', lineHeight: 1.15, textAlign: 'end' }}>
      <b style={{ whiteSpace: 'nowrap' }}>
        {count} {unit}
      </b>
      {aside !== '' && <small style={{ display: 'block', whiteSpace: 'nowrap' }}>{aside}</small>}
    </span>
  );
}
