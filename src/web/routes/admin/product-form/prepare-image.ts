import { productFormTexts } from './texts.ts';

const PRODUCT_FRAME = { width: 1260, height: 945, type: 'image/webp' } as const;

type Frame = { readonly width: number; readonly height: number; readonly type: 'image/webp' | 'image/png' };

const MAX_BYTES = 5 * 1024 * 1024;
const MAX_STORED_CHARACTERS = 200_000;
const QUALITIES = [0.86, 0.76, 0.66, 0.56];
const TYPES = ['image/jpeg', 'image/png', 'image/webp'];
const texts = productFormTexts.image;

export class ImageProblem extends Error {}

export async function prepareImage(file: File, frame: Frame = PRODUCT_FRAME): Promise<string> {
  if (!TYPES.includes(file.type)) throw new ImageProblem(texts.wrongType);
  if (file.size > MAX_BYTES) throw new ImageProblem(texts.tooLarge);
  const bitmap = await readBitmap(file);
  const scale = Math.min(1, frame.width / bitmap.width, frame.height / bitmap.height);
  const type = frame.type === 'image/webp' && !canWriteWebp() ? 'image/jpeg' : frame.type;
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const pen = canvas.getContext('2d');
  if (!pen) throw new ImageProblem(texts.unreadable);
  if (type === 'image/jpeg') {
    // JPEG has no alpha channel: transparent pixels would turn black.
    pen.fillStyle = 'white';
    pen.fillRect(0, 0, canvas.width, canvas.height);
  }
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return type === 'image/png' ? canvas.toDataURL(type) : writeLightly(canvas, type);
}

/** Safari falls back to PNG, which takes megabytes for a photo. */
function canWriteWebp(): boolean {
  return document.createElement('canvas').toDataURL('image/webp').startsWith('data:image/webp');
}

function writeLightly(canvas: HTMLCanvasElement, type: 'image/webp' | 'image/jpeg'): string {
  let written = '';
  for (const quality of QUALITIES) {
    written = canvas.toDataURL(type, quality);
    if (written.length <= MAX_STORED_CHARACTERS) break;
  }
  return written;
}

async function readBitmap(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file);
  } catch {
    throw new ImageProblem(texts.unreadable);
  }
}

export function toImageForm(dataUrl: string): FormData {
  const form = new FormData();
  form.set('image', toFile(dataUrl));
  return form;
}

function toFile(dataUrl: string): Blob {
  const [label = '', content = ''] = dataUrl.split(',');
  const bytes = Uint8Array.from(atob(content), (character) => character.charCodeAt(0));
  return new Blob([bytes], { type: /^data:([^;]+)/.exec(label)?.[1] ?? '' });
}
