import { type ComponentType, lazy } from 'react';

/** A part that the page works without: offline, where its chunk is missing, it shows nothing. */
export function lazyExtra<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy<ComponentType<Props>>(() =>
    load().then(
      (Part) => ({ default: Part }),
      () => ({ default: () => null }),
    ),
  );
}
