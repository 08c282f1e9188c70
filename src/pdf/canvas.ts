import {
  concatTransformationMatrix,
  drawObject,
  endText,
  fill,
  LineCapStyle,
  LineJoinStyle,
  type PDFImage,
  PDFName,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  popGraphicsState,
  pushGraphicsState,
  rectangle,
  setFillingRgbColor,
  setLineCap,
  setLineJoin,
  setLineWidth,
  setStrokingRgbColor,
  stroke,
} from 'pdf-lib';
import { type DocumentFonts, faceOf } from './document-fonts.ts';
import { CAP_HEIGHT, PAGE, type Rgb, type TextStyle } from './document-style.ts';
import { fitText, measureText } from './wrap-text.ts';

export type Align = 'left' | 'right' | 'center';

export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

export type Canvas = {
  readonly page: PDFPage;
  readonly fonts: DocumentFonts;
};

export function createCanvas(page: PDFPage, fonts: DocumentFonts): Canvas {
  page.node.setFontDictionary(PDFName.of('R'), fonts.regular.pdfFont.ref);
  page.node.setFontDictionary(PDFName.of('B'), fonts.bold.pdfFont.ref);
  return { page, fonts };
}

/**
 * Draws one line, vertically centred in its leading, in a box `width` points wide with upper edge `y`. A line wider
 * than its box (a sum of billions) is set smaller so that it never overlaps its neighbour.
 */
export function drawLine(
  canvas: Canvas,
  text: string,
  at: { readonly x: number; readonly y: number; readonly width: number; readonly align?: Align },
  style: TextStyle,
): void {
  if (text === '') return;
  const width = measureText(canvas.fonts, text, style);
  const shrink = Math.min(1, at.width / width);
  const free = at.width - width * shrink;
  const x = at.x + (at.align === 'right' ? free : at.align === 'center' ? free / 2 : 0);
  const baseline = at.y + (style.leading + style.size * CAP_HEIGHT) / 2;
  const fitting = shrink === 1 ? style : { ...style, size: round(style.size * shrink) };
  canvas.page.pushOperators(...textOperators(canvas, text, fitting, [1, 0, 0, 1, x, flip(baseline)]));
}

export function drawFitted(
  canvas: Canvas,
  text: string,
  at: { readonly x: number; readonly y: number; readonly width: number; readonly align?: Align },
  style: TextStyle,
): void {
  drawLine(canvas, fitText(canvas.fonts, text, style, at.width), at, style);
}

export function drawWatermark(canvas: Canvas, text: string, style: TextStyle, degrees: number): void {
  const angle = (degrees * Math.PI) / 180;
  const half = measureText(canvas.fonts, text, style) / 2;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const x = PAGE.width / 2 - half * cos + ((style.size * CAP_HEIGHT) / 2) * sin;
  const y = PAGE.height / 2 - half * sin - ((style.size * CAP_HEIGHT) / 2) * cos;
  canvas.page.pushOperators(...textOperators(canvas, text, style, [cos, sin, -sin, cos, x, y]));
}

export function drawRule(
  canvas: Canvas,
  at: { readonly x: number; readonly y: number; readonly width: number },
  thickness: number,
  color: Rgb,
): void {
  const y = flip(at.y);
  const line = `${color.join(' ')} RG\n${thickness} w\n${round(at.x)} ${y} m\n${round(at.x + at.width)} ${y}`;
  canvas.page.pushOperators(PDFOperator.of(PDFOperatorNames.LineTo, [line]), STROKE);
}

export function drawFrame(canvas: Canvas, box: Box, thickness: number, color: Rgb): void {
  canvas.page.pushOperators(setStrokingRgbColor(...color), setLineWidth(thickness), outline(box), stroke());
}

export function fillBox(canvas: Canvas, box: Box, color: Rgb): void {
  canvas.page.pushOperators(setFillingRgbColor(...color), outline(box), fill());
}

/** Undistorted, in the box's upper left corner, never enlarged. */
export function drawImage(canvas: Canvas, image: PDFImage, box: Box): Box {
  const scale = Math.min(box.width / image.width, box.height / image.height, 1);
  const drawn = { x: box.x, y: box.y, width: image.width * scale, height: image.height * scale };
  const key = canvas.page.node.newXObject('Image', image.ref);
  canvas.page.pushOperators(
    pushGraphicsState(),
    concatTransformationMatrix(drawn.width, 0, 0, drawn.height, drawn.x, flip(drawn.y + drawn.height)),
    drawObject(key),
    popGraphicsState(),
  );
  return drawn;
}

export function drawPenPath(
  canvas: Canvas,
  path: readonly PDFOperator[],
  thickness: number,
  color: Rgb,
): void {
  canvas.page.pushOperators(
    pushGraphicsState(),
    setStrokingRgbColor(...color),
    setLineWidth(thickness),
    setLineCap(LineCapStyle.Round),
    setLineJoin(LineJoinStyle.Round),
    ...path,
    stroke(),
    popGraphicsState(),
  );
}

export function flip(fromTop: number): number {
  return round(PAGE.height - fromTop);
}

/** A hundredth of a point is finer than any printer; more digits only enlarge the file. */
export function round(points: number): number {
  return Math.round(points * 100) / 100;
}

type Matrix = readonly [number, number, number, number, number, number];

const END_TEXT = endText();
const STROKE = stroke();

function textOperators(canvas: Canvas, text: string, style: TextStyle, matrix: Matrix): PDFOperator[] {
  const [a, b, c, d, x, y] = matrix;
  const font = `${style.color.join(' ')} rg\n/${style.isBold ? 'B' : 'R'} ${style.size} Tf`;
  const place = `${a} ${b} ${c} ${d} ${round(x)} ${round(y)} Tm`;
  const shown = `BT\n${font}\n${place}\n${faceOf(canvas.fonts, style).encode(text)}`;
  return [PDFOperator.of(PDFOperatorNames.ShowText, [shown]), END_TEXT];
}

function outline(box: Box): PDFOperator {
  return rectangle(round(box.x), flip(box.y + box.height), round(box.width), round(box.height));
}
