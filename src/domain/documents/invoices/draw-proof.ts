import { drawFrame, drawImage, drawLine, drawPenPath } from '#pdf/canvas.ts';
import { type Document, type DocumentImage, embedImage } from '#pdf/document.ts';
import { COLORS, CONTENT_WIDTH, PAGE, TEXT } from '#pdf/document-style.ts';
import { ensureRoom, finishFlow, type PageFlow, startFlow, writeText } from '#pdf/page-flow.ts';
import { penPathInBox } from '#pdf/pen-path.ts';
import { drawStack } from '#pdf/stack.ts';
import { drawTable } from '#pdf/table.ts';
import type { Row } from '#pdf/table-row.ts';
import { formatDate } from '#shared/dates/shop-dates.ts';
import { printCents } from '#shared/prices/money.ts';
import type { ProofContent, ProofData } from './document-content.ts';
import { drawDocumentHead, type Particular } from './document-head.ts';
import { leadingCells, leadingColumns, plain, quantityCells } from './document-lines.ts';
import { type DocumentWords, documentWords } from './document-words.ts';

const SECTION_GAP = 14;
const SIGNATURE = { width: 270, height: 100, padding: 8 } as const;
const PHOTO_GAP = 10;
const PHOTO_HEIGHT = 200;

export function titleOfProof({ orderNumber }: ProofContent): string {
  const words = documentWords();
  return `${words.first('proof')}, ${words.first('order')} ${orderNumber}`;
}

export async function drawProof(document: Document, { proof, logo, photos }: ProofData): Promise<void> {
  const words = documentWords(proof.language);
  const flow = startFlow(document, {
    footer: proof.seller.footer,
    runningHead: [titleOfProof(proof), proof.buyer.name].filter(Boolean).join('  ·  '),
    pageLabel: (page, pages) => words.word('page', { page, pages }),
  });
  const { seller, buyer } = proof;
  const title = words.first('proof');
  const subtitle = words.second('proof');
  const head = {
    title,
    subtitle,
    number: '',
    stamp: '',
    seller,
    buyer,
    particulars: particularsOf(proof, words),
  };
  drawDocumentHead(flow, words, head, await embedImage(document, logo));
  drawReceipt(flow, words, proof);
  drawReductions(flow, words, proof);
  const images = await Promise.all(photos.map((photo) => embedImage(document, photo)));
  drawPhotos(
    flow,
    words,
    images.filter((image) => image !== null),
  );
  finishFlow(flow);
}

function particularsOf(proof: ProofContent, words: DocumentWords): Particular[] {
  return [
    [words.word('deliveredAt'), `${formatDate(proof.deliveredOn)}, ${proof.deliveredTime}`],
    [words.word('order'), String(proof.orderNumber)],
    [words.word('invoiceNumber'), proof.invoiceNumber || '—'],
    [words.word('driver'), proof.driverName || '—'],
  ];
}

function drawReductions(flow: PageFlow, words: DocumentWords, { reductions }: ProofContent): void {
  writeText(flow, words.word('notAccepted'), TEXT.heading);
  flow.y += 2;
  if (reductions.length === 0) {
    writeText(flow, words.word('allAccepted'), TEXT.body);
  } else {
    const reason = { head: words.stacked('reason'), width: { kind: 'content', min: 60, max: 130 } } as const;
    const rows = reductions.map((reduction, index): Row => {
      const why = plain(words.word(reduction.reason));
      return { kind: 'cells', cells: [...leadingCells(reduction, index), ...quantityCells(reduction), why] };
    });
    drawTable(flow, [...leadingColumns(words), reason], rows);
  }
  flow.y += SECTION_GAP;
}

function drawReceipt(flow: PageFlow, words: DocumentWords, proof: ProofContent): void {
  ensureRoom(flow, TEXT.heading.leading + SIGNATURE.height + TEXT.strong.leading + 20);
  writeText(flow, words.word('receivedBy'), TEXT.heading);
  const top = flow.y + 4;
  const box = { x: PAGE.marginX, y: top, width: SIGNATURE.width, height: SIGNATURE.height };
  drawFrame(flow.canvas, box, 0.6, COLORS.muted);
  const inner = {
    x: box.x + SIGNATURE.padding,
    y: box.y + SIGNATURE.padding,
    width: box.width - 2 * SIGNATURE.padding,
    height: box.height - 2 * SIGNATURE.padding,
  };
  const path = penPathInBox(proof.signaturePath, inner);
  if (path.length > 0) drawPenPath(flow.canvas, path, 1.2, COLORS.ink);
  else {
    const middle = { ...inner, y: box.y + (box.height - TEXT.small.leading) / 2, align: 'center' } as const;
    drawLine(flow.canvas, words.word('noSignature'), middle, TEXT.small);
  }
  const x = PAGE.marginX + SIGNATURE.width + 20;
  drawStack(flow, { x, y: top, width: CONTENT_WIDTH - SIGNATURE.width - 20 }, [
    { text: words.word('receiver'), style: TEXT.label },
    { text: proof.receiverName.trim() || '—', style: TEXT.heading, maxLines: 3 },
    { text: words.word('amountReceived'), style: TEXT.label, spaceBefore: 8 },
    { text: printCents(proof.amountReceivedCents), style: TEXT.figure },
  ]);
  flow.y = top + SIGNATURE.height + SECTION_GAP;
}

function drawPhotos(flow: PageFlow, words: DocumentWords, images: readonly DocumentImage[]): void {
  if (images.length === 0) return;
  ensureRoom(flow, TEXT.heading.leading + PHOTO_HEIGHT + 4);
  writeText(flow, words.word('photos'), TEXT.heading);
  const top = flow.y + 4;
  const width = (CONTENT_WIDTH - 2 * PHOTO_GAP) / 3;
  for (const [index, image] of images.entries()) {
    const x = PAGE.marginX + index * (width + PHOTO_GAP);
    drawImage(flow.canvas, image, { x, y: top, width, height: PHOTO_HEIGHT });
  }
  flow.y = top + PHOTO_HEIGHT;
}
