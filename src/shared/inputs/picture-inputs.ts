import { z } from 'zod';
import { idInput } from './basic-inputs.ts';

export const MAX_ZIP_PICTURES = 2000;

/** File names without their folders. */
export const matchPicturesInput = z.object({
  names: z.array(z.string().min(1).max(100)).min(1).max(MAX_ZIP_PICTURES),
});

export const MAX_PICTURES_AT_ONCE = 50;

/** Addresses of stored pictures; null removes the picture. */
export const setPicturesInput = z.object({
  pictures: z
    .array(z.object({ productId: idInput, image: z.string().min(1).max(100).nullable() }))
    .min(1)
    .max(MAX_PICTURES_AT_ONCE),
});

export type MatchPictures = z.output<typeof matchPicturesInput>;
export type SetPictures = z.output<typeof setPicturesInput>;
