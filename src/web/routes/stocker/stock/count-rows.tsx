import { TextInput } from '@mantine/core';
import { signed } from '#web/ui/signed.ts';
import classes from './stock.module.css';
import { onlyDigits, type StockItem } from './stock-item.ts';
import { stockTexts } from './stock-texts.ts';
import type { Counting } from './use-counting.ts';

/** The products of a page with a field for what was counted; the difference shows as it is typed. */
export function CountRows({
  items,
  counting,
}: {
  readonly items: readonly StockItem[];
  readonly counting: Counting;
}) {
  const { count: t } = stockTexts;
  return (
    <ul className={classes['cards']} aria-label={t.list}>
      {items.map((item) => {
        const entry = counting.find(item.id);
        const difference = entry ? Number(entry.typed) - entry.expected : 0;
        return (
          <li key={item.id} className={classes['countRow']}>
            <span>
              <b>{item.name}</b>
              <span className={classes['hint']}>{item.code}</span>
            </span>
            <span className={classes['expected']}>
              <span className={classes['hint']}>{t.expected}</span>
              {entry?.expected ?? item.shelf}
            </span>
            <TextInput
              size="md"
              className={classes['counted'] ?? ''}
              inputMode="numeric"
              autoComplete="off"
              placeholder={t.countedColumn}
              aria-label={t.counted(item.name)}
              value={entry?.typed ?? ''}
              onChange={(event) => counting.type(item, onlyDigits(event.currentTarget.value))}
            />
            <span className={classes['expected']} aria-live="polite">
              <span className={classes['hint']}>{t.difference}</span>
              {entry ? (
                <b className={classes['delta']} data-minus={difference < 0 || undefined}>
                  {signed(difference)}
                </b>
              ) : (
                '–'
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
