import { type Canvas, createCanvas, drawFitted, drawLine, drawRule } from './canvas.ts';
import type { Document } from './document.ts';
import { COLORS, CONTENT_WIDTH, PAGE, TEXT, type TextStyle } from './document-style.ts';
import { measureText, wrapText } from './wrap-text.ts';

export type PageFrame = {
  readonly footer: string;
  readonly runningHead: string;
  readonly pageLabel: (page: number, pages: number) => string;
  readonly background?: (canvas: Canvas) => void;
};

export type PageFlow = {
  readonly document: Document;
  readonly frame: PageFrame;
  readonly pages: Canvas[];
  readonly footerLines: readonly string[];
  readonly bottom: number;
  canvas: Canvas;
  y: number;
};

const FOOTER_GAP = 8;
const TAIL_LINES = 3;
const PAGE_LABEL_WIDTH = 130;
const MAX_FOOTER_LINES = 4;
const RUNNING_HEAD_HEIGHT = 14;
const RUNNING_HEAD_LIFT = 8;

export function startFlow(document: Document, frame: PageFrame): PageFlow {
  const footerWidth = CONTENT_WIDTH - PAGE_LABEL_WIDTH;
  const footerLines = wrapText(document.fonts, frame.footer, TEXT.small, footerWidth, MAX_FOOTER_LINES);
  const footerHeight = Math.max(1, footerLines.length) * TEXT.small.leading + FOOTER_GAP;
  const first = addPage(document, frame);
  return {
    document,
    frame,
    footerLines,
    pages: [first],
    bottom: PAGE.height - PAGE.marginBottom - footerHeight - FOOTER_GAP,
    canvas: first,
    y: PAGE.marginTop,
  };
}

export function finishFlow(flow: PageFlow): void {
  for (const [index, canvas] of flow.pages.entries()) drawFooter(flow, canvas, index + 1);
}

export function breakPage(flow: PageFlow): void {
  flow.canvas = addPage(flow.document, flow.frame);
  flow.pages.push(flow.canvas);
  flow.y = PAGE.marginTop;
  if (flow.frame.runningHead === '') return;
  const place = { x: PAGE.marginX, y: flow.y - RUNNING_HEAD_LIFT, width: CONTENT_WIDTH };
  drawFitted(flow.canvas, flow.frame.runningHead, place, TEXT.label);
  flow.y += RUNNING_HEAD_HEIGHT;
}

export function ensureRoom(flow: PageFlow, height: number): void {
  const isPageFresh = flow.y <= freshTop(flow);
  if (!isPageFresh && flow.y + height > flow.bottom) breakPage(flow);
}

export function freshPageHeight(flow: PageFlow): number {
  return flow.bottom - freshTop(flow);
}

export function writeText(flow: PageFlow, text: string, style: TextStyle, tailHeight = 0): void {
  const lines = wrapText(flow.document.fonts, text, style, CONTENT_WIDTH);
  for (const [index, line] of lines.entries()) {
    const left = lines.length - index;
    const isTail = tailHeight > 0 && left === Math.min(TAIL_LINES, lines.length);
    ensureRoom(flow, isTail ? left * style.leading + tailHeight : style.leading);
    drawLine(flow.canvas, line, { x: PAGE.marginX, y: flow.y, width: CONTENT_WIDTH }, style);
    flow.y += style.leading;
  }
}

function freshTop(flow: PageFlow): number {
  return PAGE.marginTop + (flow.frame.runningHead === '' ? 0 : RUNNING_HEAD_HEIGHT);
}

function addPage(document: Document, frame: PageFrame): Canvas {
  const canvas = createCanvas(document.pdf.addPage([PAGE.width, PAGE.height]), document.fonts);
  frame.background?.(canvas);
  return canvas;
}

function drawFooter(flow: PageFlow, canvas: Canvas, number: number): void {
  const style = TEXT.small;
  const top = flow.bottom + FOOTER_GAP;
  drawRule(canvas, { x: PAGE.marginX, y: top, width: CONTENT_WIDTH }, 0.4, COLORS.hairline);
  for (const [index, line] of flow.footerLines.entries()) {
    const y = top + FOOTER_GAP / 2 + index * style.leading;
    drawLine(canvas, line, { x: PAGE.marginX, y, width: measureText(canvas.fonts, line, style) }, style);
  }
  const label = flow.frame.pageLabel(number, flow.pages.length);
  const right = { x: PAGE.marginX, y: top + FOOTER_GAP / 2, width: CONTENT_WIDTH, align: 'right' } as const;
  drawLine(canvas, label, right, style);
}
