import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

type PrintedText = {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly baseline: number;
  readonly size: number;
  readonly isUpright: boolean;
};

export type PrintedPage = { readonly text: string; readonly pieces: readonly PrintedText[] };

export async function readPdf(bytes: Uint8Array): Promise<readonly PrintedPage[]> {
  const task = getDocument({ data: Uint8Array.from(bytes), verbosity: VerbosityLevel.ERRORS });
  const pdf = await task.promise;
  const pages: PrintedPage[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const content = await (await pdf.getPage(number)).getTextContent();
    const pieces = content.items.flatMap((item) => ('str' in item ? [toPiece(item)] : []));
    pages.push({ text: joinPieces(pieces), pieces: pieces.filter((piece) => piece.text.trim() !== '') });
  }
  await task.destroy();
  return pages;
}

export async function readPdfText(bytes: Uint8Array): Promise<string> {
  return (await readPdf(bytes)).map((page) => page.text).join('\n');
}

export function findOverlaps({ pieces }: PrintedPage): readonly string[] {
  const upright = pieces.filter((piece) => piece.isUpright);
  return upright.flatMap((a, index) =>
    upright
      .slice(index + 1)
      .filter((b) => isOver(a, b))
      .map((b) => `${a.text} | ${b.text}`),
  );
}

function toPiece(item: { str: string; transform: number[]; width: number }): PrintedText {
  const [a = 0, b = 0, , , left = 0, baseline = 0] = item.transform;
  return {
    text: item.str,
    left,
    right: left + item.width,
    baseline,
    size: Math.hypot(a, b),
    isUpright: b === 0,
  };
}

function isOver(a: PrintedText, b: PrintedText): boolean {
  const capHeight = 0.73;
  const tolerance = 0.3;
  const isAlongside = a.right <= b.left + tolerance || b.right <= a.left + tolerance;
  const isApart =
    a.baseline + a.size * capHeight <= b.baseline + tolerance ||
    b.baseline + b.size * capHeight <= a.baseline + tolerance;
  return !isAlongside && !isApart;
}

function joinPieces(pieces: readonly PrintedText[]): string {
  return pieces
    .map((piece) => piece.text)
    .filter((text) => text.trim() !== '')
    .join('\n');
}
