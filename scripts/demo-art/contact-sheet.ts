import sharp from 'sharp';
import { pictureHeight, pictureWidth } from './stage.ts';

/** Lays pictures out in a grid, for a person to judge them side by side. */
export async function contactSheet(
  pictures: readonly Buffer[],
  columns: number,
  cellWidth: number,
  file: string,
): Promise<void> {
  const cellHeight = Math.round((cellWidth * pictureHeight) / pictureWidth);
  const cells = await Promise.all(
    pictures.map((picture) =>
      sharp(picture).resize(cellWidth, cellHeight, { fit: 'contain', background: '#888' }).png().toBuffer(),
    ),
  );
  await sharp({
    create: {
      width: columns * (cellWidth + 8),
      height: Math.ceil(cells.length / columns) * (cellHeight + 8),
      channels: 3,
      background: '#FFFFFF',
    },
  })
    .composite(
      cells.map((input, i) => ({
        input,
        left: (i % columns) * (cellWidth + 8) + 4,
        top: Math.floor(i / columns) * (cellHeight + 8) + 4,
      })),
    )
    .png()
    .toFile(file);
}
