import { encodeQR } from 'qr';

/** An image for the screens, as a data URL. */
export function qrImage(text: string): string {
  const svg = encodeQR(text, 'svg', { ecc: 'medium', border: 2 });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}

/** Lines for a terminal, two modules a character. */
export function qrLines(text: string): string {
  return encodeQR(text, 'ascii', { ecc: 'low', border: 2 });
}
