import type { FontSource } from '#pdf/document-fonts.ts';
import { composeDayAgenda } from './agendas/compose-day-agenda.ts';
import { composeDriverAgenda } from './agendas/compose-driver-agenda.ts';
import { composeLoadList, composeReturnList } from './agendas/compose-van-list.ts';
import { composeDocument, composeDocuments, composeProof } from './invoices/compose-document.ts';
import { composeLabels } from './labels/compose-labels.ts';
import { composePickingList } from './picking/compose-picking-list.ts';
import { composePriceList } from './price-lists/compose-price-list.ts';
import { composeCalculation } from './purchasing/compose-calculation.ts';
import { composePurchaseOrder } from './purchasing/compose-purchase-order.ts';
import { composeConfirmation } from './statements/compose-confirmation.ts';
import { composeStatement } from './statements/compose-statement.ts';

const COMPOSERS = {
  document: composeDocument,
  documents: composeDocuments,
  proof: composeProof,
  'driver-agenda': composeDriverAgenda,
  'day-agenda': composeDayAgenda,
  'picking-list': composePickingList,
  'load-list': composeLoadList,
  'return-list': composeReturnList,
  statement: composeStatement,
  confirmation: composeConfirmation,
  'price-list': composePriceList,
  'purchase-order': composePurchaseOrder,
  calculation: composeCalculation,
  labels: composeLabels,
};

type Kind = keyof typeof COMPOSERS;

export type PdfRequest = {
  [K in Kind]: { readonly kind: K; readonly data: Parameters<(typeof COMPOSERS)[K]>[1] };
}[Kind];

export function composePdf(fonts: FontSource, { kind, data }: PdfRequest): Promise<Uint8Array> {
  // The kind and its data came in one request.
  const compose = COMPOSERS[kind] as (fonts: FontSource, data: PdfRequest['data']) => Promise<Uint8Array>;
  return compose(fonts, data);
}
