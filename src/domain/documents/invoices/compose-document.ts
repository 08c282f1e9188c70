import { appendPdf, closeDocument, openDocument } from '#pdf/document.ts';
import type { FontSource } from '#pdf/document-fonts.ts';
import type { PrintedData, ProofData } from './document-content.ts';
import { drawDocument, titleOf } from './draw-document.ts';
import { drawProof, titleOfProof } from './draw-proof.ts';

export type DocumentPart =
  | { readonly kind: 'document'; readonly data: PrintedData }
  | { readonly kind: 'stored'; readonly bytes: Uint8Array };

/** The only timestamp in the PDF is the time of issue, so the same content gives the same bytes. */
export async function composeDocument(fonts: FontSource, data: PrintedData): Promise<Uint8Array> {
  const { content } = data;
  const issuedAt = content.kind === 'proforma' ? undefined : content.issuedAt;
  const document = await openDocument(fonts, titleOf(content), issuedAt);
  await drawDocument(document, data);
  return closeDocument(document);
}

export async function composeDocuments(
  fonts: FontSource,
  { title, parts }: { readonly title: string; readonly parts: readonly DocumentPart[] },
): Promise<Uint8Array> {
  const document = await openDocument(fonts, title);
  for (const part of parts) {
    if (part.kind === 'document') await drawDocument(document, part.data);
    else await appendPdf(document, part.bytes);
  }
  return closeDocument(document);
}

export async function composeProof(fonts: FontSource, data: ProofData): Promise<Uint8Array> {
  const document = await openDocument(fonts, titleOfProof(data.proof));
  await drawProof(document, data);
  return closeDocument(document);
}
