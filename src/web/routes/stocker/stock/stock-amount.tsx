import { Text } from '@mantine/core';
import { countText, type PackedGoods, quantityWords, signedCountText } from '#shared/prices/packs.ts';
import { signed } from '#web/ui/signed.ts';

type StockAmountProps = { readonly pieces: number; readonly goods: PackedGoods };

/** `148 pako` with `148.000 copë` small below; a plain number for goods counted in pieces. */
export function StockAmount({ pieces, goods }: StockAmountProps) {
  const { aside } = quantityWords(pieces, goods);
  return <Stacked text={pieces === 0 ? '0' : countText(pieces, goods)} aside={aside} />;
}

/** `−2 pako` with `−2.000` small below, in the colour of a loss or a gain. */
export function SignedAmount({ pieces, goods }: StockAmountProps) {
  const text = pieces === 0 ? '0' : signedCountText(pieces, goods);
  const color = pieces === 0 ? undefined : `var(--shop-${pieces < 0 ? 'bad' : 'good'}-text)`;
  const aside = text.includes(signed(pieces)) ? '' : signed(pieces);
  return (
    <Text component="span" inherit {...(color ? { fw: 700, style: { color } } : {})}>
      <Stacked text={text} aside={aside} />
    </Text>
  );
}

function Stacked({ text, aside }: { readonly text: string; readonly aside: string }) {
  return (
    <span style={{ display: 'inline-block', lineHeight: 1.2, whiteSpace: 'nowrap' }}>
      {text}
      {aside !== '' && (
        <Text component="small" display="block" size="xs" fw={400} c="dimmed">
          {aside}
        </Text>
      )}
    </span>
  );
}
