import { useState } from 'react';
import { PICTURE_SIZES, pictureSet } from '#shared/product-pictures.ts';
import { LazyImage } from './lazy-image.tsx';
import classes from './product-picture.module.css';

type ProductPictureProps = {
  readonly src: string | null;
  /** The product's name; its first letter stands in for a picture that is missing. */
  readonly name: string;
  readonly className?: string | undefined;
  /** Where it stands: how wide it is drawn follows. A page has the large one. */
  readonly place?: 'row' | 'shelf' | 'card' | 'page';
  /** True for the picture a visitor waits for; others load when they come near. */
  readonly isFirst?: boolean;
  /** True where the name stands beside the picture anyway. */
  readonly isDecorative?: boolean;
};

/** A product's picture in a fixed frame, so that nothing moves when it arrives. */
export function ProductPicture({
  src,
  name,
  className,
  place = 'row',
  isFirst = false,
  isDecorative = true,
}: ProductPictureProps) {
  const [failedSrc, setFailedSrc] = useState<string | null>(null);
  const isShown = src !== null && src !== failedSrc;
  return (
    <span className={`${classes['frame']} ${className ?? ''}`}>
      {isShown ? (
        <LazyImage
          className={classes['picture']}
          src={src}
          srcSet={place === 'page' ? undefined : pictureSet(src)}
          sizes={place === 'page' ? undefined : PICTURE_SIZES[place]}
          alt={isDecorative ? '' : name}
          width={400}
          height={300}
          isFirst={isFirst}
          fetchPriority={isFirst ? 'high' : 'auto'}
          onError={() => setFailedSrc(src)}
        />
      ) : (
        <span className={classes['letter']} aria-hidden>
          {name.trim().charAt(0).toUpperCase()}
        </span>
      )}
    </span>
  );
}
