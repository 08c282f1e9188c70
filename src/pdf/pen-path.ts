import { appendBezierCurve, appendQuadraticCurve, lineTo, moveTo, type PDFOperator } from 'pdf-lib';
import { type Box, flip, round } from './canvas.ts';

type Segment = { readonly command: string; readonly points: readonly Point[] };
type Point = readonly [x: number, y: number];

const POINTS_OF_COMMAND: Readonly<Record<string, number>> = { M: 1, L: 1, Q: 2, C: 3 };
const MAX_SEGMENTS = 20_000;

/**
 * Scales a signature to a box, undistorted and centred. Supports SVG path data with absolute `M`, `L`, `Q` and `C`;
 * anything else gives no strokes, and the line stays blank to sign by hand.
 */
export function penPathInBox(path: string, box: Box): PDFOperator[] {
  const segments = readSegments(path);
  const points = segments.flatMap((segment) => segment.points);
  if (points.length === 0) return [];
  const left = points.reduce((least, [x]) => Math.min(least, x), Number.POSITIVE_INFINITY);
  const right = points.reduce((most, [x]) => Math.max(most, x), Number.NEGATIVE_INFINITY);
  const top = points.reduce((least, [, y]) => Math.min(least, y), Number.POSITIVE_INFINITY);
  const bottom = points.reduce((most, [, y]) => Math.max(most, y), Number.NEGATIVE_INFINITY);
  const scale = Math.min(box.width / Math.max(right - left, 1), box.height / Math.max(bottom - top, 1), 1);
  const offsetX = box.x + (box.width - (right - left) * scale) / 2;
  const offsetY = box.y + (box.height - (bottom - top) * scale) / 2;
  return segments.map(({ command, points }) =>
    toOperator(
      command,
      points.map(([x, y]) => [round(offsetX + (x - left) * scale), flip(offsetY + (y - top) * scale)]),
    ),
  );
}

function readSegments(path: string): Segment[] {
  const segments: Segment[] = [];
  for (const [, command = '', text = ''] of path.matchAll(/([A-Za-z])([^A-Za-z]*)/g)) {
    const size = POINTS_OF_COMMAND[command];
    const numbers = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    if (size === undefined || numbers.length === 0 || numbers.length % (2 * size) !== 0) return [];
    for (let at = 0; at < numbers.length; at += 2 * size) {
      // After the first pair of an M, further pairs are lines (SVG).
      const isFurtherMove = command === 'M' && at > 0;
      segments.push({
        command: isFurtherMove ? 'L' : command,
        points: pairsOf(numbers.slice(at, at + 2 * size)),
      });
    }
    if (segments.length > MAX_SEGMENTS) return [];
  }
  return segments[0]?.command === 'M' ? segments : [];
}

function pairsOf(numbers: readonly number[]): Point[] {
  const pairs: Point[] = [];
  for (let at = 0; at + 1 < numbers.length; at += 2) pairs.push([numbers[at] ?? 0, numbers[at + 1] ?? 0]);
  return pairs;
}

function toOperator(command: string, points: readonly Point[]): PDFOperator {
  const [[x1, y1] = [0, 0], [x2, y2] = [0, 0], [x3, y3] = [0, 0]] = points;
  if (command === 'M') return moveTo(x1, y1);
  if (command === 'Q') return appendQuadraticCurve(x1, y1, x2, y2);
  if (command === 'C') return appendBezierCurve(x1, y1, x2, y2, x3, y3);
  return lineTo(x1, y1);
}
