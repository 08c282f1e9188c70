import { TextInput, UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconBarcode } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { foldText } from '#shared/fold.ts';
import { api } from '#web/api.ts';
import { queryClient } from '#web/query-client.ts';
import { StockBadge } from '#web/ui/stock-badge.tsx';
import classes from './stock.module.css';
import type { StockItem } from './stock-item.ts';
import { stockTexts } from './stock-texts.ts';

const FOUND_AT_MOST = 6;
const DELAY_MS = 300;

const toQuery = (query: string) =>
  api.stocker.stock.list.queryOptions({ query, onlyLow: false, page: 1, limit: FOUND_AT_MOST });

/** Finds a product by code or name. Enter takes the one with that code, else the best match, as scanners do. */
export function ProductFinder({ onFound }: { readonly onFound: (item: StockItem) => void }) {
  const [text, setText] = useState('');
  const [asked] = useDebouncedValue(text.trim(), DELAY_MS);
  const { receive: t } = stockTexts;
  const isAsking = text.trim() !== '' && asked !== '';
  const found = useQuery({ ...toQuery(asked), enabled: isAsking, placeholderData: keepPreviousData });
  const items = isAsking ? found.data?.items : undefined;

  const take = (item: StockItem) => {
    onFound(item);
    setText('');
  };
  const takeBest = async (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    const wanted = event.currentTarget.value.trim();
    if (wanted === '') return;
    // Cleared before the answer: a scanner is faster than the network.
    setText('');
    const page = await queryClient.fetchQuery(toQuery(wanted)).catch(() => undefined);
    const byCode = page?.items.find((item) => foldText(item.code) === foldText(wanted));
    const item = byCode ?? page?.items[0];
    if (item) onFound(item);
    else setText((typedSince) => (typedSince === '' ? wanted : typedSince));
  };
  return (
    <div>
      <TextInput
        data-autofocus
        size="md"
        label={t.find}
        description={t.hint}
        autoComplete="off"
        maxLength={100}
        leftSection={<IconBarcode size={20} aria-hidden />}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => void takeBest(event)}
      />
      {items?.length === 0 && <p className={classes['hint']}>{t.none}</p>}
      {items && items.length > 0 && (
        <ul className={classes['found']}>
          {items.map((item) => (
            <li key={item.id}>
              <UnstyledButton className={classes['foundItem'] ?? ''} onClick={() => take(item)}>
                <span>
                  {item.name} <span className={classes['code']}>{item.code}</span>
                </span>
                <StockBadge stock={item.stock} />
              </UnstyledButton>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
