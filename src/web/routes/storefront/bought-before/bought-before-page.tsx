import { Skeleton, Title } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { plainMeta } from '#shared/page-meta.ts';
import { api } from '#web/api.ts';
import { usePageMeta } from '#web/hooks/use-page-meta.ts';
import { CACHE_MS } from '#web/query-client.ts';
import { cartTexts } from '#web/routes/storefront/cart/texts.ts';
import { EmptyBox } from '#web/ui/empty-box.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import classes from './bought-before-page.module.css';
import { BoughtRow } from './bought-row.tsx';
import { boughtBeforeTexts } from './texts.ts';

/** 'Blerjet e mia': what this customer bought before, most frequent first, ready to be added again. */
export function BoughtBeforePage() {
  const query = useQuery(api.customer.orders.boughtBefore.queryOptions(undefined, { staleTime: CACHE_MS }));
  usePageMeta(plainMeta(boughtBeforeTexts.title));
  return (
    <div className={classes['page']}>
      <Title order={1} className={classes['title']}>
        {boughtBeforeTexts.title}
      </Title>
      <p className={classes['intro']}>{boughtBeforeTexts.intro}</p>
      <PageState
        query={query}
        loading={<Skeleton height={420} radius="lg" />}
        failure={boughtBeforeTexts.failure}
        isEmpty={(products) => products.length === 0}
        empty={
          <EmptyBox icon={<IconHistory size={28} />} title={boughtBeforeTexts.empty}>
            <LinkButton to="/">{cartTexts.start}</LinkButton>
          </EmptyBox>
        }
      >
        {(products) => (
          <ul className={classes['list']}>
            {products.map((product) => (
              <li key={product.productId}>
                <BoughtRow product={product} />
              </li>
            ))}
          </ul>
        )}
      </PageState>
    </div>
  );
}
