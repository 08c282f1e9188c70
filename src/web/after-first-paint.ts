import { restoreFocus } from './restore-focus.ts';

export function startAfterFirstPaint(): void {
  restoreFocus();
  printInLight();
}

/** Paper is white: what is printed from a dark screen would be light letters on it. */
export function printInLight(): void {
  const { dataset } = document.documentElement;
  let shown: string | undefined;
  window.addEventListener('beforeprint', () => {
    shown = dataset['mantineColorScheme'];
    dataset['mantineColorScheme'] = 'light';
  });
  window.addEventListener('afterprint', () => {
    if (shown !== undefined) dataset['mantineColorScheme'] = shown;
  });
}
