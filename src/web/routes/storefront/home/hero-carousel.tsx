import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { CATEGORIES, type Category } from '../../../../shared/categories.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { texts } from '../texts.ts';
import classes from './hero-carousel.module.css';
import { useCarousel } from './use-carousel.ts';

const { home } = texts;

/** Three slides, one per category: each says what there is and leads there (spec 1 §1). */
export function HeroCarousel() {
  const { current, goTo, isStopped, toggle, handlers, swipe } = useCarousel(CATEGORIES.length);
  return (
    <section
      className={classes['carousel']}
      aria-roledescription="carousel"
      aria-label={home.carousel}
      {...handlers}
    >
      <ul className={classes['stage']} aria-live={isStopped ? 'polite' : 'off'} {...swipe}>
        {CATEGORIES.map((category, index) => (
          <Slide key={category} category={category} index={index} isActive={index === current} />
        ))}
      </ul>
      <div className={classes['controls']}>
        {CATEGORIES.map((category, index) => (
          <button
            key={category}
            type="button"
            className={classes['dot']}
            aria-label={home.goToSlide(home.slides[category].title)}
            aria-current={index === current}
            onClick={() => goTo(index)}
          />
        ))}
        <button
          type="button"
          className={classes['toggle']}
          aria-label={isStopped ? home.play : home.pause}
          onClick={toggle}
        >
          {isStopped ? <IconPlayerPlay size={18} aria-hidden /> : <IconPlayerPause size={18} aria-hidden />}
        </button>
      </div>
    </section>
  );
}

type SlideProps = { readonly category: Category; readonly index: number; readonly isActive: boolean };

function Slide({ category, index, isActive }: SlideProps) {
  const { title, subtitle, action } = home.slides[category];
  const Heading = index === 0 ? 'h1' : 'h2';
  return (
    <li
      className={classes['slide']}
      data-active={isActive || undefined}
      aria-hidden={!isActive}
      aria-label={home.slide(index + 1, CATEGORIES.length)}
    >
      <picture>
        <source media="(min-width: 48em)" srcSet={`/art/hero-${category}-wide.webp`} />
        <img
          className={classes['picture']}
          src={`/art/hero-${category}-tall.webp`}
          alt=""
          loading={index === 0 ? 'eager' : 'lazy'}
          fetchPriority={index === 0 ? 'high' : 'low'}
        />
      </picture>
      <div className={classes['words']}>
        <Heading className={classes['title']}>{title}</Heading>
        <p className={classes['subtitle']}>{subtitle}</p>
        <LinkButton to="/category/$category" params={{ category }} size="md">
          {action}
        </LinkButton>
      </div>
    </li>
  );
}
