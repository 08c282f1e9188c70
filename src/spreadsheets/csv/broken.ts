/** Replaces a byte that is not part of a character. */
export const BROKEN = '\ufffd';
