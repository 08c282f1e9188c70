/** AIM symbology identifier that many scanners send before the code: `]C1`, `]E0`, `]d2` (ISO/IEC 15424). */
const SYMBOLOGY = /^\][A-Za-z][0-9A-Za-z]/;

/** Trimmed, without the control characters (FNC1) and the symbology identifier of a scanner. */
export function cleanScannedCode(text: string): string {
  return text
    .replace(/\p{Cc}/gu, '')
    .trim()
    .replace(SYMBOLOGY, '')
    .trim();
}
