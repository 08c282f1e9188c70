import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { CATEGORIES, type Category } from '#shared/categories.ts';
import { useIsLoaded } from '#web/hooks/after-load.ts';
import { texts } from '#web/routes/storefront/texts.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import classes from './hero-carousel.module.css';
import { useCarousel } from './use-carousel.ts';

const { home } = texts;

export function HeroCarousel() {
  const { current, goTo, isStopped, toggle, handlers, swipe } = useCarousel(CATEGORIES.length);
  const isLoaded = useIsLoaded();
  return (
    <section className="hero-frame" aria-roledescription="carousel" aria-label={home.carousel} {...handlers}>
      <ul className={`hero-stage ${classes['stage']}`} aria-live={isStopped ? 'polite' : 'off'} {...swipe}>
        {CATEGORIES.map((category, index) => (
          <Slide
            key={category}
            category={category}
            index={index}
            isActive={index === current}
            hasPicture={index === 0 || isLoaded}
          />
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

type SlideProps = {
  readonly category: Category;
  readonly index: number;
  readonly isActive: boolean;
  readonly hasPicture: boolean;
};

function Slide({ category, index, isActive, hasPicture }: SlideProps) {
  const { title, subtitle, action } = home.slides[category];
  const Heading = index === 0 ? 'h1' : 'h2';
  return (
    <li
      className={`hero-slide ${classes['slide']}`}
      data-active={isActive || undefined}
      aria-hidden={!isActive}
      aria-label={home.slide(index + 1, CATEGORIES.length)}
    >
      {hasPicture && (
        <picture>
          <source media="(min-width: 48em)" srcSet={`/art/hero-${category}-wide.webp`} />
          <img
            className="hero-picture"
            src={`/art/hero-${category}-tall.webp`}
            alt=""
            fetchPriority={index === 0 ? 'high' : 'low'}
          />
        </picture>
      )}
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
