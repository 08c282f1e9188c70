import { onlineManager } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isRecord } from '#shared/is-record.ts';
import { STATUS } from '#shared/order-status.ts';
import { DocumentError, type FetchedFile, fetchDocument, saveFile } from '#web/open-document.ts';
import { keep, readKept } from '#web/phone-memory.ts';
import type { DriverOrder } from './driver-order.ts';

/** The list comes first: papers are fetched when the page has come to rest. */
const REST_MS = 3000;

const nameOf = (orderId: number) => `papers/${orderId}`;
const addressOf = (orderId: number) => `/api/orders/invoice/${orderId}`;

/** Saves the paper of an order, its invoice once it departed, as the server has it, or, where it can't be reached, as the phone kept it. */
export async function savePaper(orderId: number): Promise<void> {
  const kept = readPaper(await readKept(nameOf(orderId)));
  if (kept && !onlineManager.isOnline()) return saveFile(kept);
  try {
    saveFile(await fetchDocument(addressOf(orderId)));
  } catch (error) {
    if (!kept || error instanceof DocumentError) throw error;
    saveFile(kept);
  }
}

/** Keeps the papers of these orders on the phone, one after the other, and those again that have changed. */
export function usePapersKept(orders: readonly DriverOrder[]): void {
  const wanted = orders.filter(({ status }) => status !== STATUS.cancelled);
  const stamps = JSON.stringify(wanted.map((order) => [order.orderId, stampOf(order)]));
  useEffect(() => {
    let isOver = false;
    const fetchAll = async () => {
      for (const [orderId, stamp] of JSON.parse(stamps) as [number, string][]) {
        if (isOver || !onlineManager.isOnline()) return;
        await keepPaper(orderId, stamp);
      }
    };
    // A paper that could not be fetched is tried again with the next change of the list.
    const timer = setTimeout(() => void fetchAll().catch(() => undefined), REST_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [stamps]);
}

async function keepPaper(orderId: number, stamp: string): Promise<void> {
  const kept = await readKept(nameOf(orderId));
  if (isRecord(kept) && kept['stamp'] === stamp) return;
  const { blob, name } = await fetchDocument(addressOf(orderId));
  await keep(nameOf(orderId), { stamp, blob, name });
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

function readPaper(kept: unknown): FetchedFile | null {
  if (!isRecord(kept)) return null;
  const { blob, name } = kept;
  return blob instanceof Blob && typeof name === 'string' ? { blob, name } : null;
}
