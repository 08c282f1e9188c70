import { keepFocus } from './keep-focus.ts';
import { printInLight } from './print-in-light.ts';

export function startAfterFirstPaint(): void {
  keepFocus();
  printInLight();
}
