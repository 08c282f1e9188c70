import { appendPdf, closeDocument, openDocument } from '#pdf/document.ts';
import type { FontSource } from '#pdf/document-fonts.ts';
import type { PrintedData, ProofData } from './document-content.ts';
import { drawDocument, titleOf } from './draw-document.ts';
import { drawProof, titleOfProof } from './draw-proof.ts';

export type DocumentPart =
  | { readonly kind: 'paper'; readonly data: PrintedData }
  | { readonly kind: 'kept'; readonly bytes: Uint8Array };

/** One paper as a PDF. It carries the time of its issue and no other, so the same content gives the same bytes. */
export async function composeDocument(fonts: FontSource, data: PrintedData): Promise<Uint8Array> {
  const { paper } = data;
  const issuedAt = paper.kind === 'proforma' ? undefined : paper.issuedAt;
  const document = await openDocument(fonts, titleOf(paper), issuedAt);
  await drawDocument(document, data);
  return closeDocument(document);
}

export async function composeDocuments(
  fonts: FontSource,
  { title, parts }: { readonly title: string; readonly parts: readonly DocumentPart[] },
): Promise<Uint8Array> {
  const document = await openDocument(fonts, title);
  for (const part of parts) {
    if (part.kind === 'paper') await drawDocument(document, part.data);
    else await appendPdf(document, part.bytes);
  }
  return closeDocument(document);
}

export async function composeProof(fonts: FontSource, data: ProofData): Promise<Uint8Array> {
  const document = await openDocument(fonts, titleOfProof(data.proof));
  await drawProof(document, data);
  return closeDocument(document);
}
