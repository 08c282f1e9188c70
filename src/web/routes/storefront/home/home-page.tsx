import { Title } from '@mantine/core';
import { IconHeartHandshake, IconRosetteDiscountCheck, IconTruckDelivery } from '@tabler/icons-react';
import { lazy, Suspense } from 'react';
import { HOME_META } from '#shared/page-meta.ts';
import { usePageMeta } from '#web/hooks/use-page-meta.ts';
import { useOwnOrders } from '#web/routes/storefront/orders/use-own-orders.ts';
import { texts } from '#web/routes/storefront/texts.ts';
import { useUser } from '#web/session.ts';
import { CutOff } from '#web/ui/cut-off.tsx';
import { PageSpinner } from '#web/ui/page-spinner.tsx';
import { CategoryTiles } from './category-tiles.tsx';
import { ContactBlock } from './contact-block.tsx';
import { FeaturedProducts } from './featured-products.tsx';
import { HeroCarousel } from './hero-carousel.tsx';
import classes from './home-page.module.css';
import { testimonials } from './testimonials.ts';

const { home } = texts;

const values = [
  { Icon: IconRosetteDiscountCheck, title: home.valueQuality, text: home.valueQualityText },
  { Icon: IconTruckDelivery, title: home.valueDelivery, text: home.valueDeliveryText },
  { Icon: IconHeartHandshake, title: home.valueService, text: home.valueServiceText },
] as const;

const RegularHome = lazy(() =>
  import('./regular-home.tsx')
    .then((module) => ({ default: module.RegularHome }))
    // Without its code a regular sees what strangers see.
    .catch(() => ({ default: StrangersHome })),
);

export function HomePage() {
  usePageMeta(HOME_META);
  const isCustomer = useUser()?.role === 'customer';
  const orders = useOwnOrders(false, isCustomer);
  if (!isCustomer || orders.isError) return <StrangersHome />;
  if (orders.isPending && orders.isPaused) return <CutOff />;
  const first = orders.data?.pages[0]?.orders;
  if (first?.length === 0) return <StrangersHome />;
  return (
    <Suspense fallback={<PageSpinner />}>{first ? <RegularHome orders={first} /> : <PageSpinner />}</Suspense>
  );
}

function StrangersHome() {
  return (
    <>
      <HeroCarousel />
      <CategoryTiles />
      <FeaturedProducts />
      <section className={classes['section']}>
        <Title order={2}>{home.values}</Title>
        <div className={classes['values']}>
          {values.map(({ Icon, title, text }) => (
            <div key={title} className={classes['value']}>
              <span className={classes['valueIcon']} aria-hidden>
                <Icon size={26} stroke={1.7} />
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
          ))}
        </div>
      </section>
      <section className={classes['section']}>
        <Title order={2}>{home.testimonials}</Title>
        <div className={classes['quotes']}>
          {testimonials.map(({ name, place, text }) => (
            <figure key={name} className={classes['quote']}>
              <blockquote>{text}</blockquote>
              <figcaption>
                {name}
                <span>{place}</span>
              </figcaption>
            </figure>
          ))}
        </div>
      </section>
      <ContactBlock />
    </>
  );
}
