/** Invisible marks: zero width, direction, soft hyphen, byte order. They come with text copied from phones and PDFs. */
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\u200b\u2800\ufff9-\ufffb]/gu;

/** All except joiners and variation selectors, which shape emoji and letters of other scripts. */
const INVISIBLE_IN_TEXT =
  /\u00ad|\u034f|\u061c|\u180e|[\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;

const HYPHENS = /[\u02d7\u05be\u1806\u2010-\u2015\u2043\u2212\u2e3a\u2e3b\ufe58\ufe63\uff0d]/g;
const QUOTES =
  /[\u2018-\u201b\u2039\u203a\u2032\u2035\u00b4\u02b9\u02bb-\u02bd\u02c8\u02ca\u02cb\u055a\u05f3\ua78c\u0060]/g;
const DOUBLE_QUOTES = /[\u201c-\u201f\u2033\u2036\u00ab\u00bb\u02ba]/g;

export function withoutInvisible(text: string): string {
  return text.replace(INVISIBLE, '');
}

/** Blanks, control characters and invisible marks only. */
export function isBlank(text: string): boolean {
  if (/^[!-~]/.test(text)) return false;
  return !/\S/.test(withoutInvisible(text).replace(/\p{Cc}/gu, ''));
}

export function withoutInvisibleInText(text: string): string {
  return text.replace(INVISIBLE_IN_TEXT, '');
}

/** With the hyphens and quotes of a keyboard in place of typographic ones. */
export function withPlainMarks(text: string): string {
  return text.replace(HYPHENS, '-').replace(QUOTES, "'").replace(DOUBLE_QUOTES, '"');
}

/** For values that identify a person or a thing, as they would be typed: codes, phone numbers, e-mails. */
export function toTyped(text: string): string {
  return withPlainMarks(withoutInvisible(text)).normalize('NFKC').replace(/\s+/g, ' ').trim();
}

export function normalizeEmail(email: string): string {
  return toTyped(email).toLowerCase();
}
