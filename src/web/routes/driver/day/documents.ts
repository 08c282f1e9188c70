import { onlineManager } from '@tanstack/react-query';
import { useEffect } from 'react';
import { DOCUMENT_LABELS } from '#shared/accounting/documents.ts';
import { isRecord } from '#shared/is-record.ts';
import { STATUS } from '#shared/order-status.ts';
import { readStored, writeStored } from '#web/device/phone-memory.ts';
import { DocumentError, type FetchedFile, fetchDocument, saveFile } from '#web/open-document.ts';
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
  const stored = readDocument(await readStored(name));
  if (stored && !onlineManager.isOnline()) return saveFile(stored);
  try {
    saveFile(await fetchDocument(address));
  } catch (error) {
    if (!stored || error instanceof DocumentError) throw error;
    saveFile(stored);
  }
}

export function useStoredDocuments(orders: readonly DriverOrder[]): void {
  const wanted = JSON.stringify(orders.filter(hasDocument).flatMap(documentsOf));
  useEffect(() => {
    const ending = new AbortController();
    // A failed document is fetched again with the next change of the list.
    const documents = JSON.parse(wanted) as DriverDocument[];
    storeDocuments(documents, ending.signal).catch(() => undefined);
    return () => ending.abort();
  }, [wanted]);
}

export async function storeDocuments(
  documents: readonly DriverDocument[],
  ending: AbortSignal,
): Promise<void> {
  for (const document of documents) {
    if (ending.aborted || !onlineManager.isOnline()) return;
    await storeDocumentCopy(document);
  }
}

function hasDocument({ status, invoiceNumber }: DriverOrder): boolean {
  return status !== STATUS.cancelled || invoiceNumber !== null;
}

const underWay = new Map<string, Promise<void>>();

function storeDocumentCopy(document: DriverDocument): Promise<void> {
  const key = document.name + document.stamp;
  const storing = underWay.get(key) ?? fetchDocumentCopy(document).finally(() => underWay.delete(key));
  underWay.set(key, storing);
  return storing;
}

async function fetchDocumentCopy({ name, address, stamp }: DriverDocument): Promise<void> {
  const stored = await readStored(name);
  if (isRecord(stored) && stored['stamp'] === stamp) return;
  await writeStored(name, { stamp, ...(await fetchDocument(address)) });
}

/** Differs when the cached order document is out of date. An issued invoice never changes. */
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

function readDocument(stored: unknown): FetchedFile | null {
  if (!isRecord(stored)) return null;
  const { blob, name } = stored;
  return blob instanceof Blob && typeof name === 'string' ? { blob, name } : null;
}
