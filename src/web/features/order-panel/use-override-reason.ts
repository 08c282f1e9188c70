import { useState } from 'react';
import { codeOf, errorText } from '#web/error-text.ts';

export type Asked = { readonly sentence: string; readonly answer: (reason: string | null) => void };

export class GivenUpError extends Error {}

/**
 * Sends what may go beyond the rules of quantities: when the server says no for that alone, a person is asked why, and
 * it is sent once more with the reason. Rejects with a `GivenUpError` where there is none.
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
