import { useState } from 'react';
import { codeOf, errorText } from '#web/error-text.ts';

export type Posting = {
  readonly isPending: boolean;
  /** The text of the question while an over-delivery has to be confirmed. */
  readonly over: string | null;
  readonly submit: (acceptsOver: boolean) => void;
  readonly dismiss: () => void;
  /** Starts a new list: earlier sent quantities do not belong to it. */
  readonly forget: () => void;
};

/** Asks about over-deliveries; `options` are those of the action that may be rejected for it. */
export function useOverDelivery() {
  const [over, setOver] = useState<string | null>(null);
  return {
    over,
    dismiss: () => setOver(null),
    options: {
      isSilent: (error: unknown) => codeOf(error) === 'over-delivery',
      onError: (error: unknown) => {
        if (codeOf(error) === 'over-delivery') setOver(errorText(error));
      },
    },
  };
}
