import { DOCUMENT_TEXTS } from '#domain/documents/documents-texts.ts';
import type { InvoiceBuyer, InvoiceData, InvoiceSeller } from '#domain/documents/invoice-data.ts';
import { drawFrame, drawImage, drawLine, drawRule } from '#pdf/canvas.ts';
import type { DocumentImage } from '#pdf/document.ts';
import { COLORS, CONTENT_WIDTH, PAGE, TEXT } from '#pdf/document-style.ts';
import type { PageFlow } from '#pdf/page-flow.ts';
import { drawStack, type StackText } from '#pdf/stack.ts';
import { measureText, wrapText } from '#pdf/wrap-text.ts';
import { formatDate } from '#shared/shop-dates.ts';

const { invoice: texts, none, phone } = DOCUMENT_TEXTS;

const SIDE_WIDTH = 190;
const PARTY_WIDTH = CONTENT_WIDTH - SIDE_WIDTH - 24;
const SIDE_X = PAGE.width - PAGE.marginX - SIDE_WIDTH;
const TITLE_WIDTH = 130;
const LOGO = { width: 130, height: 64 } as const;
const LOGO_GAP = 16;
const LABEL_WIDTH = 82;

/** Draws the head of an invoice: seller and title, then buyer and particulars. */
export function drawInvoiceHead(flow: PageFlow, data: InvoiceData, logo: DocumentImage | null): void {
  const top = flow.y;
  const titleBottom = drawTitle(flow, data, top);
  const sellerBottom = drawSeller(flow, data.seller, logo, top);
  flow.y = Math.max(titleBottom, sellerBottom) + 10;
  drawRule(flow.canvas, { x: PAGE.marginX, y: flow.y, width: CONTENT_WIDTH }, 1.6, COLORS.accent);
  flow.y += 10;
  const buyerBottom = drawBuyer(flow, data.buyer, flow.y);
  const particularsBottom = drawParticulars(flow, data, flow.y);
  flow.y = Math.max(buyerBottom, particularsBottom) + 10;
}

function drawTitle(flow: PageFlow, data: InvoiceData, top: number): number {
  const x = PAGE.width - PAGE.marginX - TITLE_WIDTH;
  const place = { x, y: top, width: TITLE_WIDTH, align: 'right' } as const;
  const bottom = drawStack(flow, place, [
    { text: texts.title, style: TEXT.title, maxLines: 1 },
    { text: texts.number(data.orderNumber), style: TEXT.figure, maxLines: 1 },
  ]);
  return data.isCancelled ? drawStamp(flow, bottom + 6) : bottom;
}

function drawStamp(flow: PageFlow, top: number): number {
  const width = measureText(flow.document.fonts, texts.cancelled, TEXT.danger) + 20;
  const box = { x: PAGE.width - PAGE.marginX - width, y: top, width, height: 21 };
  drawFrame(flow.canvas, box, 1.4, COLORS.danger);
  const line = { x: box.x, y: top + (box.height - TEXT.danger.leading) / 2, width, align: 'center' } as const;
  drawLine(flow.canvas, texts.cancelled, line, TEXT.danger);
  return top + box.height;
}

/** The seller's particulars, beside the logo where there is one. */
function drawSeller(flow: PageFlow, seller: InvoiceSeller, logo: DocumentImage | null, top: number): number {
  const image = logo && drawImage(flow.canvas, logo, { x: PAGE.marginX, y: top, ...LOGO });
  const indent = image === null ? 0 : image.width + LOGO_GAP;
  const width = CONTENT_WIDTH - TITLE_WIDTH - LOGO_GAP - indent;
  const contact = [seller.phone === '' ? '' : phone(seller.phone), seller.email]
    .filter(Boolean)
    .join('  ·  ');
  const bottom = drawStack(flow, { x: PAGE.marginX + indent, y: top, width }, [
    { text: texts.seller, style: TEXT.label },
    { text: seller.name || none, style: TEXT.heading, maxLines: 4 },
    ...partyLines(seller),
    { text: `${texts.bankAccount}: ${seller.bankAccount || none}`, style: TEXT.body, maxLines: 3 },
    { text: contact, style: TEXT.body, maxLines: 2 },
  ]);
  return Math.max(bottom, image === null ? 0 : image.y + image.height);
}

function drawBuyer(flow: PageFlow, buyer: InvoiceBuyer, top: number): number {
  return drawStack(flow, { x: PAGE.marginX, y: top, width: PARTY_WIDTH }, [
    { text: texts.buyer, style: TEXT.label },
    { text: buyer.name || none, style: TEXT.heading, maxLines: 4 },
    ...partyLines(buyer),
    { text: buyer.phone === '' ? '' : phone(buyer.phone), style: TEXT.body, maxLines: 2 },
  ]);
}

function partyLines(party: InvoiceSeller | InvoiceBuyer): StackText[] {
  const numbers = [
    `${texts.fiscalNumber}: ${party.fiscalNumber || none}`,
    `${texts.vatNumber}: ${party.vatNumber || none}`,
  ];
  return [
    { text: party.address || none, style: TEXT.body },
    { text: numbers.join('  ·  '), style: TEXT.body, maxLines: 3, spaceBefore: 2 },
  ];
}

function drawParticulars(flow: PageFlow, data: InvoiceData, top: number): number {
  const rows = [
    [texts.issuedOn, formatDate(data.issuedOn)],
    [texts.deliverOn, data.deliverOn === null ? texts.noDeliveryDate : formatDate(data.deliverOn)],
    [texts.order, String(data.orderNumber)],
    [texts.payment, data.paymentMethod || none],
    ...(data.driverName === '' ? [] : [[texts.driver, data.driverName]]),
  ];
  const { fonts } = flow.document;
  const valueWidth = SIDE_WIDTH - LABEL_WIDTH;
  let y = top;
  for (const [label = '', value = ''] of rows) {
    drawLine(flow.canvas, label, { x: SIDE_X, y: y + 1, width: LABEL_WIDTH }, TEXT.small);
    for (const line of wrapText(fonts, value, TEXT.strong, valueWidth, 3)) {
      const place = { x: SIDE_X + LABEL_WIDTH, y, width: valueWidth, align: 'right' } as const;
      drawLine(flow.canvas, line, place, TEXT.strong);
      y += TEXT.strong.leading;
    }
    y += 3;
    drawRule(flow.canvas, { x: SIDE_X, y: y - 1, width: SIDE_WIDTH }, 0.4, COLORS.hairline);
    y += 1;
  }
  return y;
}
