const LARGE = '/images/';

export const SMALL_IMAGES = `${LARGE}small/`;

export const SMALL_PICTURE = { width: 400, height: 300 } as const;

const LARGE_WIDTH = 1260;

const CARD = '(min-width: 75em) 18rem, (min-width: 56em) 30vw, (min-width: 30em) 46vw, 92vw';

export const PICTURE_SIZES = {
  row: '5rem',
  shelf: '(min-width: 40em) 18rem, 12.5rem',
  card: CARD,
  list: `(max-width: 39.99em) 5rem, ${CARD}`,
} as const;

/** Undefined for an image outside the image store. */
export function pictureSet(image: string): string | undefined {
  if (!image.startsWith(LARGE)) return undefined;
  return `${SMALL_IMAGES}${image.slice(LARGE.length)} ${SMALL_PICTURE.width}w, ${image} ${LARGE_WIDTH}w`;
}
