import { DOCUMENT_TEXTS } from '#domain/documents/documents-texts.ts';
import { drawDocumentHead, type Particular } from '#domain/documents/invoices/document-head.ts';
import { documentWords } from '#domain/documents/invoices/document-words.ts';
import { drawLine, drawRule, fillBox } from '#pdf/canvas.ts';
import { embedImage, openDocument } from '#pdf/document.ts';
import type { FontSource } from '#pdf/document-fonts.ts';
import { COLORS, CONTENT_WIDTH, PAGE, TEXT } from '#pdf/document-style.ts';
import { ensureRoom, type PageFlow, startFlow } from '#pdf/page-flow.ts';
import { drawStack } from '#pdf/stack.ts';
import { formatDate, type ISODate } from '#shared/dates/shop-dates.ts';
import { printCents } from '#shared/prices/money.ts';
import type { StatementData } from './statement-data.ts';
import { STATEMENT_TEXTS as texts } from './statement-texts.ts';

const BOX = { width: 250, height: 28, padding: 7 } as const;
const BOX_X = PAGE.width - PAGE.marginX - BOX.width;
const ABOVE = 12;

export const BALANCE_HEIGHT = ABOVE + BOX.height + 3 + TEXT.small.leading + 6;

type AccountDocument = {
  readonly fileTitle: string;
  readonly title: string;
  readonly particulars: readonly Particular[];
  readonly parties: Omit<StatementData, 'statement'>;
};

export async function startAccountDocument(
  fonts: FontSource,
  { fileTitle, title, particulars, parties: { seller, buyer, logo, isOfSupplier } }: AccountDocument,
): Promise<PageFlow> {
  const document = await openDocument(fonts, fileTitle);
  const { name } = isOfSupplier ? seller : buyer;
  const flow = startFlow(document, {
    footer: seller.footer,
    runningHead: [title, name, particulars[0]?.[1]].filter(Boolean).join('  ·  '),
    pageLabel: DOCUMENT_TEXTS.page,
  });
  const head = { title, subtitle: '', number: '', stamp: '', seller, buyer, particulars };
  drawDocumentHead(flow, documentWords(), head, await embedImage(document, logo));
  return flow;
}

export function drawBalance(
  flow: PageFlow,
  { on, cents, bankAccount }: { readonly on: ISODate; readonly cents: number; readonly bankAccount: string },
): void {
  ensureRoom(flow, BALANCE_HEIGHT);
  const top = flow.y + ABOVE;
  fillBox(flow.canvas, { x: BOX_X, y: top, width: BOX.width, height: BOX.height }, COLORS.band);
  drawRule(flow.canvas, { x: BOX_X, y: top, width: BOX.width }, 0.9, COLORS.rule);
  const inner = { x: BOX_X + BOX.padding, width: BOX.width - 2 * BOX.padding };
  const labelY = top + (BOX.height - TEXT.strong.leading) / 2;
  drawLine(flow.canvas, texts.balanceOn(formatDate(on)), { ...inner, y: labelY }, TEXT.strong);
  const amountY = top + (BOX.height - TEXT.figure.leading) / 2;
  const amount = {
    x: inner.x + inner.width / 2,
    y: amountY,
    width: inner.width / 2,
    align: 'right',
  } as const;
  drawLine(flow.canvas, printCents(cents), amount, TEXT.figure);
  const noteY = top + BOX.height + 3;
  drawLine(flow.canvas, whoOwes(cents), { ...inner, y: noteY, align: 'right' }, TEXT.small);
  if (cents > 0 && bankAccount.trim() !== '') {
    drawStack(flow, { x: PAGE.marginX, y: top, width: CONTENT_WIDTH - BOX.width - 24 }, [
      { text: texts.bankAccount, style: TEXT.label },
      { text: bankAccount, style: TEXT.strong, maxLines: 2 },
    ]);
  }
  flow.y += BALANCE_HEIGHT;
}

function whoOwes(cents: number): string {
  if (cents === 0) return texts.settled;
  return cents > 0 ? texts.owes : texts.isOwed;
}
