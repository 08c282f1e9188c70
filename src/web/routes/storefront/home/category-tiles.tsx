import { Title } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { CATEGORIES, CATEGORY_LABELS } from '#shared/categories.ts';
import { texts } from '#web/routes/storefront/texts.ts';
import { LazyImage } from '#web/ui/lazy-image.tsx';
import classes from './home-page.module.css';

export function CategoryTiles() {
  return (
    <section className={classes['section']}>
      <Title order={2}>{texts.home.categories}</Title>
      <div className={classes['tiles']}>
        {CATEGORIES.map((category) => (
          <Link key={category} to="/category/$category" params={{ category }} className={classes['tile']}>
            <LazyImage
              className={classes['tilePicture']}
              src={`/art/category-${category}.webp`}
              alt=""
              width={900}
              height={675}
            />
            <span className={classes['tileWords']}>
              <span className={classes['tileName']}>{CATEGORY_LABELS[category]}</span>
              <span className={classes['tileAction']}>{texts.home.showProducts}</span>
            </span>
          </Link>
        ))}
      </div>
    </section>
  );
}
