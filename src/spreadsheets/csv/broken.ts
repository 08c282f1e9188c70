/** Stands in the text for a byte that is no part of a letter. */
export const BROKEN = '\ufffd';
