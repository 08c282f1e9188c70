import { Button, Skeleton } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import classes from './stock.module.css';
import { stockTexts } from './stock-texts.ts';

const NAMED = 8;

/** Warns of what is at or below the shop's limit, the emptiest first. */
export function LowStockBanner({ onShow }: { readonly onShow: () => void }) {
  const { data, isPending } = useQuery(api.stocker.stock.low.queryOptions({ limit: NAMED }));
  if (isPending) return <Skeleton h={{ base: 318, sm: 219, md: 169 }} radius="md" />;
  if (!data || data.totalItems === 0) return null;
  const { stock: t } = stockTexts;
  const rest = data.totalItems - data.items.length;
  return (
    <section className={classes['banner']} aria-label={t.lowTitle}>
      <b className={classes['bannerTitle']}>
        <IconAlertTriangle size={20} aria-hidden /> {t.lowTitle}
      </b>
      <p className={classes['low']}>
        {t.lowText(data.lowStockThreshold)}{' '}
        {data.items.map((item) => t.lowItem(item.name, item.stock)).join(', ')}
        {rest > 0 && `, ${t.lowMore(rest)}`}.
      </p>
      <Button size="compact-md" variant="default" onClick={onShow}>
        {t.showLow}
      </Button>
    </section>
  );
}
