import { restoreFocus } from './restore-focus.ts';

export function startAfterFirstPaint(): void {
  restoreFocus();
  printInLight();
}

/** Prints in the light scheme: letters of the dark scheme would be unreadable on a white sheet. */
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
