import { drawFrame, drawImage, drawLine, drawRule } from '#pdf/canvas.ts';
import type { DocumentImage } from '#pdf/document.ts';
import { COLORS, CONTENT_WIDTH, PAGE, TEXT } from '#pdf/document-style.ts';
import type { PageFlow } from '#pdf/page-flow.ts';
import { drawStack, type StackPlace, type StackText } from '#pdf/stack.ts';
import { measureText, wrapText } from '#pdf/wrap-text.ts';
import type { DocumentParty, DocumentSeller } from '#shared/accounting/documents.ts';
import { formatPhone } from '#shared/text/phone.ts';
import type { DocumentWords } from './document-words.ts';

const NONE = '—';
const SIDE_WIDTH = 196;
const SIDE_X = PAGE.width - PAGE.marginX - SIDE_WIDTH;
const LOGO = { width: 130, height: 64 } as const;
const LOGO_GAP = 16;

/** Two languages share a line, so that a bilingual document is no longer than one in Albanian. */
const PARTICULARS = {
  one: { width: SIDE_WIDTH, label: 88 },
  two: { width: 252, label: 134 },
} as const;

export type Particular = readonly [label: string, value: string];

export type DocumentHead = {
  readonly title: string;
  readonly subtitle: string;
  readonly number: string;
  readonly stamp: string;
  readonly seller: DocumentSeller;
  readonly buyer: DocumentParty;
  readonly particulars: readonly Particular[];
};

export function drawDocumentHead(
  flow: PageFlow,
  words: DocumentWords,
  head: DocumentHead,
  logo: DocumentImage | null,
): void {
  const top = flow.y;
  const titleBottom = drawTitle(flow, head, top);
  const sellerBottom = drawSeller(flow, words, head.seller, logo, top);
  flow.y = Math.max(titleBottom, sellerBottom) + 10;
  drawRule(flow.canvas, { x: PAGE.marginX, y: flow.y, width: CONTENT_WIDTH }, 1.6, COLORS.accent);
  flow.y += 10;
  const side = PARTICULARS[words.second('order') === '' ? 'one' : 'two'];
  const party = { x: PAGE.marginX, y: flow.y, width: CONTENT_WIDTH - side.width - 24 };
  const buyerBottom = drawBuyer(flow, words, head.buyer, party);
  const particularsBottom = drawParticulars(flow, head.particulars, flow.y, side);
  flow.y = Math.max(buyerBottom, particularsBottom) + 10;
}

function drawTitle(flow: PageFlow, { title, subtitle, number, stamp }: DocumentHead, top: number): number {
  const place = { x: SIDE_X, y: top, width: SIDE_WIDTH, align: 'right' } as const;
  const bottom = drawStack(flow, place, [
    { text: title, style: TEXT.title, maxLines: 2 },
    { text: subtitle, style: { ...TEXT.body, color: COLORS.muted }, maxLines: 2 },
    { text: number, style: TEXT.figure, maxLines: 1, spaceBefore: 2 },
  ]);
  return stamp === '' ? bottom : drawStamp(flow, stamp, bottom + 6);
}

function drawStamp(flow: PageFlow, stamp: string, top: number): number {
  const width = measureText(flow.document.fonts, stamp, TEXT.danger) + 20;
  const box = { x: PAGE.width - PAGE.marginX - width, y: top, width, height: 21 };
  drawFrame(flow.canvas, box, 1.4, COLORS.danger);
  const line = { x: box.x, y: top + (box.height - TEXT.danger.leading) / 2, width, align: 'center' } as const;
  drawLine(flow.canvas, stamp, line, TEXT.danger);
  return top + box.height;
}

function drawSeller(
  flow: PageFlow,
  words: DocumentWords,
  seller: DocumentSeller,
  logo: DocumentImage | null,
  top: number,
): number {
  const image = logo && drawImage(flow.canvas, logo, { x: PAGE.marginX, y: top, ...LOGO });
  const indent = image === null ? 0 : image.width + LOGO_GAP;
  const width = CONTENT_WIDTH - SIDE_WIDTH - LOGO_GAP - indent;
  const bottom = drawStack(flow, { x: PAGE.marginX + indent, y: top, width }, [
    { text: words.word('seller'), style: TEXT.label },
    ...partyTexts(seller, joinNumbers(words, seller)),
    { text: contactOf(seller, seller.website), style: TEXT.body, maxLines: 3 },
  ]);
  return Math.max(bottom, image === null ? 0 : image.y + image.height);
}

function drawBuyer(flow: PageFlow, words: DocumentWords, buyer: DocumentParty, place: StackPlace): number {
  const numbers = joinNumbers(words, buyer) || words.word('privatePerson');
  return drawStack(flow, place, [
    { text: words.word('buyer'), style: TEXT.label },
    ...partyTexts(buyer, numbers),
    { text: contactOf(buyer), style: TEXT.body, maxLines: 2 },
  ]);
}

function partyTexts(party: DocumentParty, numbers: string): StackText[] {
  return [
    { text: party.name.trim() || NONE, style: TEXT.heading, maxLines: 4 },
    { text: party.address.trim() || NONE, style: TEXT.body },
    { text: numbers, style: TEXT.body, maxLines: 4, spaceBefore: 2 },
  ];
}

function joinNumbers(words: DocumentWords, party: DocumentParty): string {
  const numbers = (['businessNumber', 'fiscalNumber', 'vatNumber'] as const)
    .filter((field) => party[field].trim() !== '')
    .map((field) => `${words.word(field)}: ${party[field]}`);
  return numbers.join(words.second('fiscalNumber') === '' ? '  ·  ' : '\n');
}

function contactOf({ phone, email }: DocumentParty, website = ''): string {
  return [phone === '' ? '' : `Tel. ${formatPhone(phone)}`, email, website].filter(Boolean).join('  ·  ');
}

function drawParticulars(
  flow: PageFlow,
  particulars: readonly Particular[],
  top: number,
  side: { readonly width: number; readonly label: number },
): number {
  const { fonts } = flow.document;
  const x = PAGE.width - PAGE.marginX - side.width;
  const valueWidth = side.width - side.label;
  let y = top;
  for (const [label, value] of particulars) {
    const labels = wrapText(fonts, label, TEXT.small, side.label - 4, 4);
    for (const [index, line] of labels.entries()) {
      const place = { x, y: y + 1 + index * TEXT.small.leading, width: side.label - 4 };
      drawLine(flow.canvas, line, place, TEXT.small);
    }
    const values = wrapText(fonts, value, TEXT.strong, valueWidth, 3);
    for (const [index, line] of values.entries()) {
      const lineY = y + index * TEXT.strong.leading;
      const place = { x: x + side.label, y: lineY, width: valueWidth, align: 'right' } as const;
      drawLine(flow.canvas, line, place, TEXT.strong);
    }
    y += Math.max(labels.length * TEXT.small.leading + 1, values.length * TEXT.strong.leading) + 3;
    drawRule(flow.canvas, { x, y: y - 1, width: side.width }, 0.4, COLORS.hairline);
    y += 1;
  }
  return y;
}
