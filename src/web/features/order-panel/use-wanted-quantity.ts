import { useEffect, useRef, useState } from 'react';
import { showToast } from '#web/ui/toast.ts';
import { panelTexts as texts } from './texts.ts';

/** How long the buttons rest before what they add up to is sent: five quick clicks are one change. */
const REST_MS = 400;

type Wish = { readonly from: number; readonly to: number };

/**
 * The quantity as it is clicked together, and how to change it. It is sent once the clicking rests, or when the line
 * goes; `onChange` settles when the server's figure is on the screen.
 */
export function useWantedQuantity(quantity: number, onChange: (quantity: number) => Promise<void>) {
  const [wanted, setWanted] = useState<number | null>(null);
  const wish = useRef<Wish | null>(null);
  /** What was sent last: when it has arrived on the screen, nobody else has changed anything. */
  const own = useRef<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const send = () => {
    const sent = wish.current;
    wish.current = null;
    clearTimeout(timer.current);
    if (sent === null) return;
    if (sent.from !== quantity && own.current !== quantity) {
      setWanted(null);
      showToast({ tone: 'error', message: texts.changedElsewhere });
      return;
    }
    if (sent.to === quantity) return setWanted(null);
    own.current = sent.to;
    void onChange(sent.to).then(() => {
      if (wish.current === null) setWanted(null);
    });
  };
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => () => latest.current(), []);

  const set = (to: number, isFinal: boolean) => {
    wish.current = { from: wish.current?.from ?? quantity, to };
    setWanted(to);
    clearTimeout(timer.current);
    if (isFinal) send();
    else timer.current = setTimeout(() => latest.current(), REST_MS);
  };
  return { shown: wanted ?? quantity, set };
}
