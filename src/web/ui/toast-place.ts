type Box = Pick<DOMRect, 'top' | 'bottom' | 'left' | 'right'>;

type Window = { readonly innerWidth: number; readonly innerHeight: number };

export const TOAST_WIDTH = 440;
const TOAST_HEIGHT = 96;
/** As in global.css: below the header. */
const REST_TOP = 72;
const GAP = 8;
const LOWEST_PART = 0.6;

const ROW = 'tr, li, article, [role="row"]';
const MODAL = '.mantine-Modal-content';

let worked: { readonly element: Element; box: Box } | null = null;

export function noteWork(element: Element): void {
  worked = { element, box: element.getBoundingClientRect() };
}

/**
 * The top of toasts in px, so that they don't cover the element in use, nor any field of an open dialog; null: the
 * default position.
 */
export function findToastTop(): number | null {
  if (worked === null) return null;
  const { element } = worked;
  const modal = element.closest(MODAL);
  if (modal?.isConnected) {
    const top = topClearOf(modal.getBoundingClientRect(), window);
    return top === undefined ? GAP : top;
  }
  const row = element.closest(ROW);
  // An element that was replaced by its own tap keeps its place.
  if (element.isConnected) worked.box = element.getBoundingClientRect();
  const boxes = row?.isConnected ? [row.getBoundingClientRect(), worked.box] : [worked.box];
  return boxes.map((box) => topClearOf(box, window)).find((top) => top !== undefined) ?? null;
}

/** Null when the box does not overlap, undefined when there is no space below it. */
export function topClearOf(box: Box, { innerWidth, innerHeight }: Window): number | null | undefined {
  const half = Math.min(TOAST_WIDTH, innerWidth) / 2;
  const isAlongside = box.right <= innerWidth / 2 - half || box.left >= innerWidth / 2 + half;
  if (isAlongside || box.bottom <= REST_TOP || box.top >= REST_TOP + TOAST_HEIGHT) return null;
  const top = box.bottom + GAP;
  return top > innerHeight * LOWEST_PART ? undefined : top;
}
