import type { ReactNode } from 'react';

type ScrollBoxProps = {
  readonly label: string;
  readonly className: string | undefined;
  readonly children: ReactNode;
};

/** A wide table's frame that scrolls sideways, by keyboard too. */
export function ScrollBox({ label, className, children }: ScrollBoxProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard (WCAG 2.1.1)
    <section className={className} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
