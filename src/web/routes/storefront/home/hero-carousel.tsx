import { Box, Group } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { type PointerEvent, useEffect, useState } from 'react';
import { activeCategories } from '#shared/categories.ts';
import { findSeedKey, type SeedKey } from '#shared/firm/seed-key.ts';
import { useBrand } from '#web/brand.ts';
import { useFirm } from '#web/firm.ts';
import { useIsLoaded } from '#web/hooks/after-load.ts';
import { texts } from '#web/routes/storefront/texts.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import classes from './hero-carousel.module.css';

const { home } = texts;

/** The first slide has the shop's own words. */
function useSlideWords() {
  const { heroTitle, heroText, heroButton } = useBrand();
  return { ...home.slides, pasticeri: { title: heroTitle, subtitle: heroText, action: heroButton } } as const;
}

/** The first slide is the page's heading, unless the page has one above it. */
export function HeroCarousel({ isPageHead }: { readonly isPageHead: boolean }) {
  useFirm();
  const slides = listSlides();
  const words = useSlideWords();
  const { current, goTo, isStopped, toggle, handlers, swipe } = useCarousel(slides.length);
  const isLoaded = useIsLoaded();
  return (
    <section className="hero-frame" aria-roledescription="carousel" aria-label={home.carousel} {...handlers}>
      <ul className={`hero-stage ${classes['stage']}`} aria-live={isStopped ? 'polite' : 'off'} {...swipe}>
        {slides.map(({ category, seed }, index) => (
          <Slide
            key={category}
            category={category}
            seed={seed}
            words={words[seed]}
            count={slides.length}
            index={index}
            isActive={index === current}
            hasPicture={index === 0 || isLoaded}
            isPageHead={isPageHead && index === 0}
          />
        ))}
      </ul>
      <Group wrap="nowrap" justify="center" gap="0.15rem" mt="0.5rem">
        {slides.map(({ category, seed }, index) => (
          <button
            key={category}
            type="button"
            className={classes['dot']}
            aria-label={home.goToSlide(words[seed].title)}
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
      </Group>
    </section>
  );
}

/** Categories that have a picture and words. */
function listSlides() {
  return activeCategories().flatMap((row) => {
    const seed = findSeedKey(row);
    return seed ? [{ category: row.key, seed }] : [];
  });
}

type SlideProps = {
  readonly category: string;
  readonly seed: SeedKey;
  readonly words: { readonly title: string; readonly subtitle: string; readonly action: string };
  readonly count: number;
  readonly index: number;
  readonly isActive: boolean;
  readonly hasPicture: boolean;
  readonly isPageHead: boolean;
};

function Slide({ category, seed, words, count, index, isActive, hasPicture, isPageHead }: SlideProps) {
  const { title, subtitle, action } = words;
  const Heading = isPageHead ? 'h1' : 'h2';
  return (
    <li
      className={`hero-slide ${classes['slide']}`}
      data-active={isActive || undefined}
      aria-hidden={!isActive}
      aria-label={home.slide(index + 1, count)}
    >
      {hasPicture && (
        <picture>
          <source media="(min-width: 48em)" srcSet={`/art/hero-${seed}-wide.webp`} />
          <img
            className="hero-picture"
            src={`/art/hero-${seed}-tall.webp`}
            alt=""
            fetchPriority={isPageHead ? 'high' : 'low'}
          />
        </picture>
      )}
      <div className={classes['words']}>
        <Heading className={classes['title']}>{title}</Heading>
        <Box
          component="p"
          maw="27rem"
          m="0.75rem 0 1.25rem"
          c="#54392c"
          fz="clamp(1rem, 0.95rem + 0.4vw, 1.2rem)"
          lh={1.5}
        >
          {subtitle}
        </Box>
        <LinkButton to="/category/$category" params={{ category }} size="md">
          {action}
        </LinkButton>
      </div>
    </li>
  );
}

const ROTATE_MS = 6000;

const SWIPE_PX = 48;

export function useCarousel(count: number) {
  const [current, setCurrent] = useState(0);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isStopped, setStopped] = useState(prefersLessMotion);
  const [startX, setStartX] = useState<number | null>(null);
  const isTurning = !isHovered && !isFocused && !isStopped;

  // A slide selected by hand is shown for the full six seconds too.
  // biome-ignore lint/correctness/useExhaustiveDependencies: restarts the timer with each slide
  useEffect(() => {
    if (!isTurning) return;
    const timer = setTimeout(() => {
      if (document.visibilityState === 'visible') setCurrent((shown) => (shown + 1) % count);
    }, ROTATE_MS);
    return () => clearTimeout(timer);
  }, [isTurning, current, count]);

  const finishSwipe = (event: PointerEvent) => {
    if (startX === null) return;
    const moved = event.clientX - startX;
    setStartX(null);
    if (Math.abs(moved) < SWIPE_PX) return;
    setCurrent((shown) => (shown + (moved < 0 ? 1 : count - 1)) % count);
  };
  return {
    current,
    goTo: setCurrent,
    isStopped,
    toggle: () => setStopped((stopped) => !stopped),
    handlers: {
      onPointerEnter: (event: PointerEvent) => setHovered(event.pointerType === 'mouse'),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
    swipe: {
      onPointerDown: (event: PointerEvent) => setStartX(event.pointerType === 'mouse' ? null : event.clientX),
      onPointerUp: finishSwipe,
      onPointerCancel: () => setStartX(null),
    },
  };
}

function prefersLessMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}
