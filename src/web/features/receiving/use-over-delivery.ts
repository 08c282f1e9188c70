import { useState } from 'react';
import { codeOf, errorText } from '#web/error-text.ts';

export type Posting = {
  readonly isPending: boolean;
  /** The question's sentence while more than was ordered is to be accepted. */
  readonly over: string | null;
  readonly submit: (acceptsOver: boolean) => void;
  readonly dismiss: () => void;
  /** The list is another one: what was sent of it before is not this. */
  readonly forget: () => void;
};

/** More than was ordered is asked about; `options` are those of the action that may be refused for it. */
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
