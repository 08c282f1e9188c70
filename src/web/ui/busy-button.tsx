import type { ComponentProps, MouseEvent } from 'react';

type BusyButtonProps = ComponentProps<'button'> & { readonly 'data-loading'?: boolean };

/** Root of Mantine's buttons. Disabled while loading it would lose the focus, so it only refuses clicks. */
export function BusyButton({ type = 'button', disabled = false, onClick, ...rest }: BusyButtonProps) {
  const isBusy = rest['data-loading'] === true;
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled && !isBusy}
      aria-disabled={isBusy || rest['aria-disabled']}
      onClick={isBusy ? refuse : onClick}
    />
  );
}

function refuse(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}
