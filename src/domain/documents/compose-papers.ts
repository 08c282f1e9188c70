import { appendPdf, closeDocument, openDocument } from '#pdf/document.ts';
import type { FontSource } from '#pdf/document-fonts.ts';
import { drawPaper, titleOf } from './papers/draw-paper.ts';
import { drawProof, titleOfProof } from './papers/draw-proof.ts';
import type { PaperData, ProofData } from './papers/paper-content.ts';

/** A paper to be drawn, or one that is kept as a file and is taken over page by page. */
export type PaperPart =
  | { readonly kind: 'paper'; readonly data: PaperData }
  | { readonly kind: 'kept'; readonly bytes: Uint8Array };

/** One paper as a PDF. It carries the time of its issue and no other, so the same content gives the same bytes. */
export async function composePaper(fonts: FontSource, data: PaperData): Promise<Uint8Array> {
  const { paper } = data;
  const issuedAt = paper.kind === 'proforma' ? undefined : paper.issuedAt;
  const document = await openDocument(fonts, titleOf(paper), issuedAt);
  await drawPaper(document, data);
  return closeDocument(document);
}

/** Several papers as one PDF, in the given order; each begins on a new page and counts its own pages. */
export async function composePapers(
  fonts: FontSource,
  { title, parts }: { readonly title: string; readonly parts: readonly PaperPart[] },
): Promise<Uint8Array> {
  const document = await openDocument(fonts, title);
  for (const part of parts) {
    if (part.kind === 'paper') await drawPaper(document, part.data);
    else await appendPdf(document, part.bytes);
  }
  return closeDocument(document);
}

/** A proof of delivery as a PDF. */
export async function composeProof(fonts: FontSource, data: ProofData): Promise<Uint8Array> {
  const document = await openDocument(fonts, titleOfProof(data.proof));
  await drawProof(document, data);
  return closeDocument(document);
}
