import { encodeQR } from 'qr';

/** An image for the screens, as a data URL. */
export function qrImage(text: string): string {
  const svg = encodeQR(text, 'svg', { ecc: 'medium', border: 2 });
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
