import { isSoldByPack, quantityWords, type Selling } from '#shared/prices/packs.ts';
import classes from './quantity-field.module.css';

type PackWordsProps = {
  readonly goods: Selling | undefined;
  readonly quantity: number;
  readonly understood: string | null;
};

export function PackWords({ goods, quantity, understood }: PackWordsProps) {
  if (!goods || !isSoldByPack(goods)) return null;
  const isWhole = quantity % goods.packSize === 0;
  const { unit, aside } = quantityWords(isWhole ? Math.max(quantity, goods.packSize) : 1, goods);
  const pieces = isWhole && quantity > 0 ? aside : '';
  return (
    <>
      <span className={classes['unit']}>{unit}</span>
      {(understood ?? pieces) !== '' && <span className={classes['aside']}>{understood ?? pieces}</span>}
    </>
  );
}
