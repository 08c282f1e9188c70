import { useState } from 'react';
import { codeOf, errorText } from '#web/error-text.ts';

export type Asked = { readonly sentence: string; readonly answer: (reason: string | null) => void };

export class GivenUpError extends Error {}

/**
 * Sends a request that may exceed quantity rules: if the server rejects it for that, the user is asked for a reason and
 * the request is repeated with it. Rejects with `GivenUpError` if no reason is given.
 */
export function useOverrideReason() {
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = (sentence: string): Promise<string | null> =>
    new Promise((resolve) => {
      const answer = (reason: string | null) => {
        setAsked(null);
        resolve(reason);
      };
      setAsked({ sentence, answer });
    });
  const send = async <Answer>(request: (overrideReason?: string) => Promise<Answer>): Promise<Answer> => {
    try {
      return await request();
    } catch (error) {
      if (codeOf(error) !== 'quantity-not-allowed') throw error;
      const reason = await ask(errorText(error));
      if (reason === null) throw new GivenUpError();
      return request(reason);
    }
  };
  return { asked, send };
}
