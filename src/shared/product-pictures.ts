const LARGE = '/images/';

/** Every stored picture is to be had here as well, small; where it isn't made yet, the large one is answered. */
export const SMALL_IMAGES = `${LARGE}small/`;

/** The frame that a small picture fills; frames of products are four to three. */
export const SMALL_PICTURE = { width: 400, height: 300 } as const;

/** How wide the office's form makes a picture. */
const LARGE_WIDTH = 1260;

const CARD = '(min-width: 75em) 18rem, (min-width: 56em) 30vw, (min-width: 30em) 46vw, 92vw';

/** How wide a product's picture is drawn, by where it stands. */
export const PICTURE_SIZES = {
  /** Beside the name, in all kinds of rows. */
  row: '5rem',
  /** In a card of a row that is pushed sideways on a telephone: 15rem there, for which the small one has enough. */
  shelf: '(min-width: 40em) 18rem, 12.5rem',
  /** In a card of a list. */
  card: CARD,
  /** In a list that has rows on a telephone. */
  list: `(max-width: 39.99em) 5rem, ${CARD}`,
} as const;

/** A picture in its two sizes, for `srcset`; undefined for one that is not of the image store. */
export function pictureSet(image: string): string | undefined {
  if (!image.startsWith(LARGE)) return undefined;
  return `${SMALL_IMAGES}${image.slice(LARGE.length)} ${SMALL_PICTURE.width}w, ${image} ${LARGE_WIDTH}w`;
}
