import { drawRule } from './canvas.ts';
import { COLORS, CONTENT_WIDTH, PAGE, TEXT } from './document-style.ts';
import type { PageFlow } from './page-flow.ts';
import { drawStack, type StackText } from './stack.ts';
import { measureText } from './wrap-text.ts';

export type Fact = { readonly label: string; readonly value: string };

export type TitleBlock = {
  readonly title: string;
  readonly about: readonly StackText[];
  readonly facts: readonly Fact[];
};

const FACT_GAP = 22;

export function drawTitleBlock(flow: PageFlow, { title, about, facts }: TitleBlock): void {
  const { fonts } = flow.document;
  const top = flow.y;
  let right = PAGE.width - PAGE.marginX;
  for (const fact of facts.toReversed()) {
    const width = Math.max(
      measureText(fonts, fact.value, TEXT.figure),
      measureText(fonts, fact.label, TEXT.small),
    );
    drawStack(flow, { x: right - width, y: top + 5, width, align: 'right' }, [
      { text: fact.label, style: TEXT.small, maxLines: 1 },
      { text: fact.value, style: TEXT.figure, maxLines: 1 },
    ]);
    right -= width + FACT_GAP;
  }
  const width = Math.max(right - PAGE.marginX, CONTENT_WIDTH / 3);
  const place = { x: PAGE.marginX, y: top, width };
  const bottom = drawStack(flow, place, [{ text: title, style: TEXT.title, maxLines: 2 }, ...about]);
  flow.y = Math.max(bottom, top + 34) + 8;
  drawRule(flow.canvas, { x: PAGE.marginX, y: flow.y, width: CONTENT_WIDTH }, 1.6, COLORS.accent);
  flow.y += 6;
}
