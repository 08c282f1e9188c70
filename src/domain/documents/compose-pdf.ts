import type { LoadListData, ReturnListData } from '#domain/delivery/van-list-data.ts';
import type { FontSource } from '#pdf/document-fonts.ts';
import { composeDayAgenda } from './agendas/compose-day-agenda.ts';
import { composeDriverAgenda } from './agendas/compose-driver-agenda.ts';
import { composeLoadList, composeReturnList } from './agendas/compose-van-list.ts';
import type { DayAgendaData, DriverAgendaData } from './agendas/driver-agenda-data.ts';
import {
  composeDocument,
  composeDocuments,
  composeProof,
  type DocumentPart,
} from './invoices/compose-document.ts';
import type { PrintedData, ProofData } from './invoices/document-content.ts';
import { composeLabels } from './labels/compose-labels.ts';
import type { LabelsData } from './labels/labels-data.ts';
import { composePickingList } from './picking/compose-picking-list.ts';
import type { PickingListData } from './picking/picking-list-data.ts';
import { composePriceList } from './price-lists/compose-price-list.ts';
import type { PriceListData } from './price-lists/price-list-data.ts';
import { type CalculationData, composeCalculation } from './purchasing/compose-calculation.ts';
import { composePurchaseOrder, type PurchaseOrderData } from './purchasing/compose-purchase-order.ts';
import { composeConfirmation, composeStatement } from './statements/compose-statement.ts';
import type { ConfirmationData, StatementData } from './statements/statement-data.ts';

export type PdfRequest =
  | { readonly kind: 'document'; readonly data: PrintedData }
  | {
      readonly kind: 'documents';
      readonly data: { readonly title: string; readonly parts: readonly DocumentPart[] };
    }
  | { readonly kind: 'proof'; readonly data: ProofData }
  | { readonly kind: 'driver-agenda'; readonly data: DriverAgendaData }
  | { readonly kind: 'day-agenda'; readonly data: DayAgendaData }
  | { readonly kind: 'picking-list'; readonly data: PickingListData }
  | { readonly kind: 'load-list'; readonly data: LoadListData }
  | { readonly kind: 'return-list'; readonly data: ReturnListData }
  | { readonly kind: 'statement'; readonly data: StatementData }
  | { readonly kind: 'confirmation'; readonly data: ConfirmationData }
  | { readonly kind: 'price-list'; readonly data: PriceListData }
  | { readonly kind: 'purchase-order'; readonly data: PurchaseOrderData }
  | { readonly kind: 'calculation'; readonly data: CalculationData }
  | { readonly kind: 'labels'; readonly data: LabelsData };

export function composePdf(fonts: FontSource, request: PdfRequest): Promise<Uint8Array> {
  switch (request.kind) {
    case 'document':
      return composeDocument(fonts, request.data);
    case 'documents':
      return composeDocuments(fonts, request.data);
    case 'proof':
      return composeProof(fonts, request.data);
    case 'driver-agenda':
      return composeDriverAgenda(fonts, request.data);
    case 'day-agenda':
      return composeDayAgenda(fonts, request.data);
    case 'picking-list':
      return composePickingList(fonts, request.data);
    case 'load-list':
      return composeLoadList(fonts, request.data);
    case 'return-list':
      return composeReturnList(fonts, request.data);
    case 'statement':
      return composeStatement(fonts, request.data);
    case 'confirmation':
      return composeConfirmation(fonts, request.data);
    case 'price-list':
      return composePriceList(fonts, request.data);
    case 'purchase-order':
      return composePurchaseOrder(fonts, request.data);
    case 'calculation':
      return composeCalculation(fonts, request.data);
    case 'labels':
      return composeLabels(fonts, request.data);
  }
}
