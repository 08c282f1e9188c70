import { type ImgHTMLAttributes, useEffect, useRef, useState } from 'react';

type LazyImageProps = Omit<ImgHTMLAttributes<HTMLImageElement>, 'src' | 'srcSet' | 'loading' | 'style'> & {
  readonly src: string;
  readonly srcSet?: string | undefined;
  readonly isFirst?: boolean;
};

/** Images fetched before are shown at once, so that "back" shows no empty frames. */
const fetched = new Set<string>();

export function LazyImage({ src, srcSet, sizes, isFirst = false, alt = '', ...rest }: LazyImageProps) {
  const ref = useRef<HTMLImageElement>(null);
  const [isNear, setNear] = useState(() => isFirst || fetched.has(src));
  useEffect(() => {
    if (isNear) fetched.add(src);
    return isNear || !ref.current ? undefined : whenNear(ref.current, () => setNear(true));
  }, [isNear, src]);
  return (
    <img
      ref={ref}
      // `sizes` has to be set before `srcSet`, which starts the fetch.
      sizes={sizes}
      srcSet={isNear ? srcSet : undefined}
      src={isNear ? src : undefined}
      alt={alt}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      // Browsers draw a border around an image without a `src`.
      style={isNear ? undefined : { visibility: 'hidden' }}
      {...rest}
    />
  );
}

const NEAR = '200px';

const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

function whenNear(element: Element, onNear: () => void): () => void {
  observer ??= new IntersectionObserver(onIntersect, margins());
  const shared = observer;
  waiting.set(element, onNear);
  shared.observe(element);
  return () => {
    waiting.delete(element);
    shared.unobserve(element);
  };
}

/** `scrollMargin` also applies to scroll containers and to the page itself: both margins would add up to 400 px. */
function margins(): IntersectionObserverInit {
  return 'scrollMargin' in IntersectionObserver.prototype ? { scrollMargin: NEAR } : { rootMargin: NEAR };
}

function onIntersect(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (isIntersecting) waiting.get(target)?.();
  }
}
