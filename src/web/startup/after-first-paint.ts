import { restoreFocus } from './restore-focus.ts';

export function startAfterFirstPaint(): void {
  restoreFocus();
  printInLight();
}

/** Prints in the light scheme: the dark scheme's text would be unreadable on white paper. */
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
