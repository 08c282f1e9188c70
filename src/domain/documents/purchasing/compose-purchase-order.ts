import { drawDocumentHead, type Particular } from '#domain/documents/invoices/document-head.ts';
import { type DocumentWords, documentWords } from '#domain/documents/invoices/document-words.ts';
import { closeDocument, embedImage, openDocument } from '#pdf/document.ts';
import type { FontSource } from '#pdf/document-fonts.ts';
import { TEXT } from '#pdf/document-style.ts';
import { finishFlow, startFlow, writeText } from '#pdf/page-flow.ts';
import { drawTable } from '#pdf/table.ts';
import type { Column } from '#pdf/table-columns.ts';
import { type Row, textRow } from '#pdf/table-row.ts';
import { formatDate } from '#shared/dates/shop-dates.ts';
import { printCents, printWhole } from '#shared/prices/money.ts';
import { lineTotal, printUnitPrice } from '#shared/prices/unit-price.ts';
import {
  changeText,
  type PurchasePaper,
  type PurchaseWords,
  packsOfLine,
  purchaseWords,
} from '#shared/purchasing/order-paper.ts';

export type PurchaseOrderData = { readonly paper: PurchasePaper; readonly logo: Uint8Array | null };

const PADDING = 3;
const NOTE_GAP = 10;

export async function composePurchaseOrder(
  fonts: FontSource,
  { paper, logo }: PurchaseOrderData,
): Promise<Uint8Array> {
  const words = purchaseWords(paper.language);
  const title = [words.title, paper.number, changeText(paper)].filter(Boolean).join(' · ');
  const document = await openDocument(fonts, title);
  const flow = startFlow(document, {
    // The firm's own footer addresses its customers.
    footer: '',
    runningHead: `${title}  ·  ${paper.supplier.name}`,
    pageLabel: words.page,
  });
  const particulars: readonly Particular[] = [
    [words.issuedOn, formatDate(paper.issuedOn)],
    ...(paper.expectedOn === null ? [] : [[words.expectedOn, formatDate(paper.expectedOn)] as const]),
  ];
  const head = {
    title: words.title,
    subtitle: changeText(paper),
    number: paper.number,
    stamp: '',
    seller: paper.buyer,
    buyer: paper.supplier,
    particulars,
  };
  drawDocumentHead(flow, headWords(words, paper), head, await embedImage(document, logo));
  const hasPrices = paper.lines.some((line) => line.netPriceE4 !== null);
  drawTable(flow, columnsOf(words, hasPrices), rowsOf(paper, words, hasPrices), {
    padding: PADDING,
    endsInSum: hasPrices,
    tailHeight: paper.note === '' ? 0 : NOTE_GAP + TEXT.label.leading + TEXT.body.leading,
  });
  if (paper.note !== '') {
    flow.y += NOTE_GAP;
    writeText(flow, words.note, TEXT.label);
    writeText(flow, paper.note, TEXT.body);
  }
  finishFlow(flow);
  return closeDocument(document);
}

/** The roles are swapped: the firm orders and the supplier sells. */
function headWords(words: PurchaseWords, { language }: PurchasePaper): DocumentWords {
  const usual = documentWords(language === 'en' ? 'sq-en' : 'sq');
  const own = new Map([
    ['seller', words.buyer],
    ['buyer', words.supplier],
    ['privatePerson', ''],
  ]);
  const plain: DocumentWords['first'] = (key, values) =>
    own.get(key) ?? (language === 'en' ? usual.second(key, values) : usual.first(key, values));
  return { first: plain, second: () => '', word: plain, stacked: plain };
}

const FIGURE = { kind: 'content', min: 44, max: 84 } as const;

function columnsOf({ columns }: PurchaseWords, hasPrices: boolean): Column[] {
  const prices: readonly Column[] = [
    { head: columns.price, align: 'right', width: FIGURE },
    { head: columns.total, align: 'right', width: FIGURE },
  ];
  return [
    { head: columns.supplierCode, width: { kind: 'content', min: 44, max: 84 } },
    { head: columns.code, width: { kind: 'content', min: 40, max: 76 } },
    { head: columns.name, width: { kind: 'rest', share: 1 } },
    { head: columns.packs, align: 'right', width: FIGURE },
    { head: columns.pieces, align: 'right', width: { kind: 'content', min: 36, max: 60 } },
    ...(hasPrices ? prices : []),
  ];
}

function rowsOf({ lines, totalCents }: PurchasePaper, words: PurchaseWords, hasPrices: boolean): Row[] {
  const rows = lines.map((line) => {
    const { netPriceE4, quantity } = line;
    const prices =
      netPriceE4 === null
        ? ['', '']
        : [printUnitPrice(netPriceE4), printCents(lineTotal(netPriceE4, quantity))];
    return textRow(
      [
        line.supplierCode,
        line.code,
        line.name,
        packsOfLine(line),
        printWhole(quantity),
        ...(hasPrices ? prices : []),
      ],
      TEXT.cell,
    );
  });
  if (!hasPrices) return rows;
  const total = ['', '', words.total, '', '', '', printCents(totalCents)];
  return [...rows, textRow(total, TEXT.cellStrong)];
}
