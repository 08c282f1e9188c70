/** A mouse suggests a keyboard; on a touch screen a focused field would open the on-screen keyboard over the page. */
export function hasKeyboard(): boolean {
  return window.matchMedia('(pointer: fine)').matches;
}
