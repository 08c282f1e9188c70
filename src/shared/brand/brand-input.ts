import { z } from 'zod';
import { MAX_VOICES } from './voices.ts';

const line = (max: number) => z.string().trim().max(max);
const words = (max: number) => z.string().trim().min(1).max(max);
const webAddress = z.union([z.literal(''), z.url({ protocol: /^https?$/ }).max(300)]);

const MAX_TEXT = 20_000;

/** Addresses between `<` and `>` are Markdown; anything else that begins like a tag is HTML. */
const HTML = /<(?!https?:\/\/|mailto:|[\w.+-]+@)[a-z/!?]/i;

const markdown = z
  .string()
  .trim()
  .max(MAX_TEXT)
  .refine((text) => !HTML.test(text), 'Teksti nuk mund të përmbajë HTML.');

const brandWords = {
  name: words(40),
  /** Empty: the beginning of the full name is used. */
  shortName: line(12),
  tagline: line(120),
  accent: z
    .string()
    .regex(/^#[0-9a-f]{6}$/i, 'Ngjyra shkruhet si #b64b12.')
    .toLowerCase(),
  heroTitle: words(120),
  heroText: line(300),
  heroButton: words(40),
  promise: line(120),
  voices: z.array(z.strictObject({ name: words(60), place: line(60), text: words(400) })).max(MAX_VOICES),
  footer: z.array(words(160)).max(10),
  facebook: webAddress,
  instagram: webAddress,
  viberChannel: webAddress,
  terms: markdown,
  privacy: markdown,
};

export const brandWordsInput = z.object(brandWords);

export type BrandWords = z.output<typeof brandWordsInput>;

/** A data URL replaces the picture, its own address keeps it, null removes it. */
const picture = z.string().nullable();

export const brandMergeInput = z
  .strictObject({ ...brandWords, logo: picture, logoDark: picture, icon: picture })
  .partial();

export type BrandMerge = z.output<typeof brandMergeInput>;
