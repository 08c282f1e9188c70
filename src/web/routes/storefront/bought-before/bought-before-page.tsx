import { Skeleton, Title } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { inferOutput } from '@trpc/tanstack-react-query';
import { plainMeta } from '#shared/page-meta.ts';
import { keepUnitsTogether } from '#shared/units.ts';
import { api } from '#web/api.ts';
import { useInstantText } from '#web/hooks/use-instant-text.ts';
import { usePageMeta } from '#web/hooks/use-page-meta.ts';
import { CACHE_MS } from '#web/query-client.ts';
import { texts } from '#web/routes/storefront/texts.ts';
import { EmptyBox } from '#web/ui/empty-box.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageState } from '#web/ui/page-state.tsx';
import { ProductPicture } from '#web/ui/product-picture.tsx';
import { UnitPrice } from '#web/ui/unit-price.tsx';
import { AddAgain } from './add-again.tsx';
import classes from './bought-before-page.module.css';
import { boughtBeforeTexts } from './texts.ts';

type BoughtProduct = inferOutput<typeof api.customer.orders.boughtBefore>[number];

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
            <LinkButton to="/">{texts.cart.start}</LinkButton>
          </EmptyBox>
        }
      >
        {(products) => (
          <ul className={classes['list']}>
            {products.map((product) => (
              <li key={product.productId} className={classes['row']}>
                <BoughtRow product={product} />
              </li>
            ))}
          </ul>
        )}
      </PageState>
    </div>
  );
}

function BoughtRow({ product }: { readonly product: BoughtProduct }) {
  const instantText = useInstantText();
  return (
    <>
      <ProductPicture src={product.image} name={product.name} className={classes['thumb']} />
      <div className={classes['words']}>
        <Link
          to="/product/$productId"
          params={{ productId: String(product.productId) }}
          className={classes['name']}
        >
          {keepUnitsTogether(product.name)}
        </Link>
        <span className={classes['habit']}>
          {boughtBeforeTexts.times(product.timesOrdered)} ·{' '}
          {boughtBeforeTexts.last(instantText(product.lastOrderedAt).slice(0, 10))}
        </span>
      </div>
      <UnitPrice e4={product.unitPriceE4} className={classes['price']} />
      <AddAgain
        productId={product.productId}
        name={product.name}
        quantity={product.lastQuantity}
        stock={product.stock}
      />
    </>
  );
}
