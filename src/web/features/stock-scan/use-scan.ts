import { type KeyboardEvent, useRef, useState } from 'react';
import { codeKey, toArticleNumber } from '#shared/text/barcode.ts';
import { NUMBER_FAULT_TEXTS } from '#shared/text/parse-number.ts';
import { cleanScannedCode } from '#shared/text/scanned-code.ts';
import { api } from '#web/api.ts';
import { playScan } from '#web/features/workspace/marks.ts';
import { queryClient } from '#web/query-client.ts';
import { useUser } from '#web/session.ts';
import { showToast } from '#web/ui/toast.ts';
import { readStock } from './read-stock.ts';
import type { StockItem } from './stock-item.ts';
import { scanTexts } from './texts.ts';

const FOUND_AT_MOST = 8;

export const toScanQuery = (query: string) =>
  api.stocker.stock.list.queryOptions({ query, onlyLow: false, page: 1, limit: FOUND_AT_MOST });

type Scan = {
  readonly onItem: (item: StockItem) => void;
  readonly onQuantity: (item: StockItem, pieces: number) => void;
};

/** Letters after a number are the name of a pack or a unit of the counted product, or a code. */
function looksLikeCode(text: string, item: StockItem | null): boolean {
  if (/^\d{8,}$/.test(text) || toArticleNumber(text) !== null) return true;
  return /\p{L}/u.test(text) && (item === null || readStock(text, item).kind === 'fault');
}

/** Scanners end a code with Enter or with Tab. Tab in an empty field, and Shift+Tab, move the focus as usual. */
export function endsScan(event: KeyboardEvent<HTMLInputElement>): boolean {
  if (event.key === 'Tab') return !event.shiftKey && event.currentTarget.value.trim() !== '';
  return event.key === 'Enter';
}

type Fields = {
  readonly code: string;
  readonly typed: string;
  readonly item: StockItem | null;
  readonly problem: { readonly of: 'code' | 'quantity'; readonly text: string } | null;
};

const EMPTY: Fields = { code: '', typed: '', item: null, problem: null };

export function useScan({ onItem, onQuantity }: Scan) {
  const [fields, setFields] = useState(EMPTY);
  const codeField = useRef<HTMLInputElement>(null);
  const quantityField = useRef<HTMLInputElement>(null);
  const listenerId = useUser()?.id;
  const looking = useRef<Promise<StockItem | null>>(Promise.resolve(null));
  const change = (part: Partial<Fields>) => setFields((before) => ({ ...before, ...part }));

  const reject = (lookup: Promise<StockItem | null>, text: string) => {
    playScan(false, listenerId);
    // Does not overwrite continued typing.
    if (looking.current !== lookup || quantityField.current?.value !== '') {
      return showToast({ tone: 'error', message: text });
    }
    change({ problem: { of: 'code', text } });
    codeField.current?.focus();
    codeField.current?.select();
  };
  const lookUp = (scanned: string) => {
    const wanted = cleanScannedCode(scanned);
    setFields({ ...EMPTY, code: wanted });
    quantityField.current?.focus();
    const lookup = findByCode(wanted).then((result) => {
      if (typeof result === 'string') {
        reject(lookup, result);
        return null;
      }
      playScan(true, listenerId);
      onItem(result);
      if (looking.current === lookup) change({ item: result });
      return result;
    });
    looking.current = lookup;
  };
  const finish = (typed: string = fields.typed) => {
    const text = typed.trim();
    if (looksLikeCode(text, fields.item)) return lookUp(text);
    const problem = fields.item && text !== '' ? findProblem(text, fields.item) : null;
    if (problem !== null) return change({ problem: { of: 'quantity', text: problem } });
    void looking.current.then((found) => {
      if (!found || text === '') return;
      const reading = readStock(text, found);
      if (reading.kind === 'quantity') return onQuantity(found, reading.pieces);
      // Typed before the product was known: the fields already contain later input.
      playScan(false, listenerId);
      const sentence = findProblem(text, found) ?? '';
      showToast({ tone: 'error', message: scanTexts.unclear(found.name, sentence) });
    });
    looking.current = Promise.resolve(null);
    change({ code: '', typed: '', problem: null });
    codeField.current?.focus();
  };
  return {
    ...fields,
    codeField,
    quantityField,
    take: (item: StockItem) => {
      looking.current = Promise.resolve(item);
      setFields({ ...EMPTY, item, code: item.code });
      onItem(item);
      quantityField.current?.focus();
    },
    typeCode: (code: string) => change({ code, problem: null }),
    typeQuantity: (typed: string) => change({ typed, problem: null }),
    enterCode: () => {
      if (fields.code.trim() !== '') lookUp(fields.code.trim());
    },
    finish: () => finish(),
    choose: finish,
    leave: () => {
      looking.current = Promise.resolve(null);
      setFields(EMPTY);
      codeField.current?.focus();
    },
  };
}

function findProblem(text: string, item: StockItem): string | null {
  const reading = readStock(text, item);
  if (reading.kind === 'choices') return reading.sentence;
  return reading.kind === 'fault' ? NUMBER_FAULT_TEXTS[reading.reason] : null;
}

export type ScanState = ReturnType<typeof useScan>;

/** Exact code or barcode only: a near match would be another product. A sentence when there is none. */
async function findByCode(wanted: string): Promise<StockItem | string> {
  const t = scanTexts;
  const page = await queryClient.fetchQuery(toScanQuery(wanted)).catch(() => undefined);
  if (!page) return t.failed(wanted);
  const exact = page.items.find((item) =>
    [item.code, item.barcode].some((name) => name !== '' && codeKey(name) === codeKey(wanted)),
  );
  if (exact) return exact;
  return page.items.length === 0 ? t.none(wanted) : t.choose(wanted);
}
