import { type PointerEvent, useEffect, useState } from 'react';

const ROTATE_MS = 6000;

const SWIPE_PX = 48;

export function useCarousel(count: number) {
  const [current, setCurrent] = useState(0);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const [isStopped, setStopped] = useState(prefersLessMotion);
  const [startX, setStartX] = useState<number | null>(null);
  const isTurning = !isHovered && !isFocused && !isStopped;

  // A slide chosen by hand gets its full six seconds as well.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the timer starts anew with each slide
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
