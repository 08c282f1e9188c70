import { keepFocus } from './keep-focus.ts';
import { printInLight } from './print-in-light.ts';

/** What nobody needs at first sight; it comes in one file, once the page stands. */
export function startAfterFirstPaint(): void {
  keepFocus();
  printInLight();
}
