import { onlineManager } from '@tanstack/react-query';
import { useEffect } from 'react';
import { DOCUMENT_LABELS } from '#shared/accounting/documents.ts';
import { isRecord } from '#shared/is-record.ts';
import { STATUS } from '#shared/order-status.ts';
import { DocumentError, type FetchedFile, fetchDocument, saveFile } from '#web/open-document.ts';
import { keep, readKept } from '#web/phone-memory.ts';
import type { DriverOrder } from '#web/routes/driver/stop/driver-order.ts';
import { texts } from '#web/routes/driver/texts.ts';

export type DriverDocument = {
  readonly name: string;
  readonly label: string;
  readonly number: string;
  readonly address: string;
  readonly stamp: string;
};

export function documentsOf(order: DriverOrder): [DriverDocument, ...DriverDocument[]] {
  const { orderId, invoiceNumber } = order;
  return [
    {
      name: `papers/${orderId}`,
      label: invoiceNumber === null ? texts.proForma : texts.invoice,
      number: '',
      address: `/api/orders/invoice/${orderId}`,
      stamp: stampOf(order),
    },
    ...order.papers.map(({ id, kind, number }) => ({
      name: `papers/issued/${id}`,
      label: DOCUMENT_LABELS[kind],
      number,
      address: `/api/documents/${id}/pdf`,
      stamp: number,
    })),
  ];
}

export async function saveDocumentCopy({ name, address }: DriverDocument): Promise<void> {
  const kept = readDocument(await readKept(name));
  if (kept && !onlineManager.isOnline()) return saveFile(kept);
  try {
    saveFile(await fetchDocument(address));
  } catch (error) {
    if (!kept || error instanceof DocumentError) throw error;
    saveFile(kept);
  }
}

export function useStoredDocuments(orders: readonly DriverOrder[]): void {
  const wanted = JSON.stringify(orders.filter(hasDocument).flatMap(documentsOf));
  useEffect(() => {
    const ending = new AbortController();
    // A paper that could not be fetched is tried again with the next change of the list.
    const papers = JSON.parse(wanted) as DriverDocument[];
    storeDocuments(papers, ending.signal).catch(() => undefined);
    return () => ending.abort();
  }, [wanted]);
}

export async function storeDocuments(papers: readonly DriverDocument[], ending: AbortSignal): Promise<void> {
  for (const paper of papers) {
    if (ending.aborted || !onlineManager.isOnline()) return;
    await storeDocumentCopy(paper);
  }
}

function hasDocument({ status, invoiceNumber }: DriverOrder): boolean {
  return status !== STATUS.cancelled || invoiceNumber !== null;
}

const underWay = new Map<string, Promise<void>>();

function storeDocumentCopy(paper: DriverDocument): Promise<void> {
  const key = paper.name + paper.stamp;
  const keeping = underWay.get(key) ?? fetchDocumentCopy(paper).finally(() => underWay.delete(key));
  underWay.set(key, keeping);
  return keeping;
}

async function fetchDocumentCopy({ name, address, stamp }: DriverDocument): Promise<void> {
  const kept = await readKept(name);
  if (isRecord(kept) && kept['stamp'] === stamp) return;
  await keep(name, { stamp, ...(await fetchDocument(address)) });
}

/** What stands on an order's paper: when it differs, the one on the phone is old. An issued invoice never changes. */
function stampOf(order: DriverOrder): string {
  if (order.invoiceNumber !== null) return order.invoiceNumber;
  const lines = order.lines.map((line) => [line.productName, line.quantity, line.unitPriceE4]);
  const { buyerName, buyerAddress, buyerPhone, deliverDate, comment, delivery } = order;
  return JSON.stringify([
    lines,
    buyerName,
    buyerAddress,
    buyerPhone,
    deliverDate,
    comment,
    delivery?.deliveredAt,
  ]);
}

function readDocument(kept: unknown): FetchedFile | null {
  if (!isRecord(kept)) return null;
  const { blob, name } = kept;
  return blob instanceof Blob && typeof name === 'string' ? { blob, name } : null;
}
