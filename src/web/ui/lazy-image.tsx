import { type ImgHTMLAttributes, useEffect, useRef, useState } from 'react';
import { whenNear } from '#web/hooks/when-near.ts';

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
