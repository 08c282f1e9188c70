import { MAX_PHOTO_BYTES } from '#shared/delivery.ts';

const LONG_SIDES = [1280, 960, 640];
const QUALITIES = [0.8, 0.65, 0.5];

/** Largest size and quality within the upload limit. Rejects if the file is not an image. */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file);
  try {
    for (const longSide of LONG_SIDES) {
      const canvas = drawWithin(bitmap, longSide);
      for (const quality of QUALITIES) {
        const photo = await toJpeg(canvas, quality);
        if (photo.size <= MAX_PHOTO_BYTES) return photo;
      }
    }
  } finally {
    bitmap.close();
  }
  throw new Error('The photo can not be made light enough.');
}

function drawWithin(bitmap: ImageBitmap, longSide: number): HTMLCanvasElement {
  const scale = Math.min(1, longSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function toJpeg(canvas: HTMLCanvasElement, quality: number): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const done = (photo: Blob | null) => (photo ? resolve(photo) : reject(new Error('No picture came out.')));
    canvas.toBlob(done, 'image/jpeg', quality);
  });
}
