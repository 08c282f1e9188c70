import { closeDocument, openDocument } from '#pdf/document.ts';
import type { FontSource } from '#pdf/document-fonts.ts';
import { drawConfirmation, titleOfConfirmation } from './draw-confirmation.ts';
import { drawStatement, titleOfStatement } from './draw-statement.ts';
import type { ConfirmationData, StatementData } from './statement-data.ts';

export async function composeStatement(fonts: FontSource, data: StatementData): Promise<Uint8Array> {
  const document = await openDocument(fonts, titleOfStatement(data));
  await drawStatement(document, data);
  return closeDocument(document);
}

export async function composeConfirmation(fonts: FontSource, data: ConfirmationData): Promise<Uint8Array> {
  const document = await openDocument(fonts, titleOfConfirmation(data));
  await drawConfirmation(document, data);
  return closeDocument(document);
}
