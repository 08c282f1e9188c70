import { useState } from 'react';
import { PICTURE_SIZES, pictureSet } from '#shared/product-pictures.ts';
import { LazyImage } from './lazy-image.tsx';
import classes from './product-picture.module.css';

type ProductPictureProps = {
  readonly src: string | null;
  readonly name: string;
  readonly className?: string | undefined;
  readonly place?: 'row' | 'shelf' | 'card' | 'page';
  readonly isFirst?: boolean;
  readonly isDecorative?: boolean;
};

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
