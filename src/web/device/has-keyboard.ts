/** A mouse stands for a keyboard; on a touch screen a focused field would open the keyboard over the page. */
export function hasKeyboard(): boolean {
  return window.matchMedia('(pointer: fine)').matches;
}
