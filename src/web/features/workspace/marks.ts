import { useEffect, useRef } from 'react';

/*
 * Marks of what is new: a quiet sound, for who wants it, and a count in the tab's title until it is looked at.
 */

/** What has come: an order or a stop that is new, an order that was cancelled. */
export type Mark = 'new' | 'cancelled';

const SOUND_KEY = 'furnizo.sound';

/** Whether a person wants to hear of what is new; kept in this browser, off at first. */
export function isSoundOn(userId: number): boolean {
  try {
    return localStorage.getItem(`${SOUND_KEY}.${userId}`) === 'on';
  } catch {
    return false;
  }
}

/** Turns the sounds of a person on or off. A browser that keeps nothing stays silent. */
export function setSound(userId: number, isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(`${SOUND_KEY}.${userId}`, 'on');
    else localStorage.removeItem(`${SOUND_KEY}.${userId}`);
  } catch {
    // Silent, then.
  }
}

/** Two soft notes: rising for what is new, falling for what was cancelled. */
const NOTES: Readonly<Record<Mark, readonly [number, number]>> = {
  new: [587.33, 880],
  cancelled: [587.33, 392],
};

const NOTE_S = 0.16;
const VOLUME = 0.06;

/** Plays a mark. Browsers keep a page silent until it was touched; then there is nothing to hear. */
export function playMark(mark: Mark): void {
  const audio = new AudioContext();
  NOTES[mark].forEach((frequency, index) => {
    const start = audio.currentTime + index * NOTE_S;
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(VOLUME, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + NOTE_S * 1.6);
    tone.connect(volume).connect(audio.destination);
    tone.start(start);
    tone.stop(start + NOTE_S * 1.7);
    if (index === 1) tone.onended = () => void audio.close();
  });
}

let unseen = 0;

/** The title with the number of what came while nobody looked; `(2) Porositë`. */
export function markTitle(title: string, count: number): string {
  const bare = title.replace(/^\(\d+\) /, '');
  return count === 0 ? bare : `(${count}) ${bare}`;
}

function showUnseen(): void {
  const title = markTitle(document.title, unseen);
  if (title !== document.title) document.title = title;
}

/** Keeps the count in the tab's title, whatever page sets the title, until the tab is looked at. */
export function useTitleMarks(): void {
  useEffect(() => {
    const look = () => {
      if (document.hidden) return;
      unseen = 0;
      showUnseen();
    };
    const titles = new MutationObserver(showUnseen);
    const title = document.querySelector('title');
    if (title) titles.observe(title, { childList: true });
    document.addEventListener('visibilitychange', look);
    return () => {
      titles.disconnect();
      document.removeEventListener('visibilitychange', look);
      unseen = 0;
      showUnseen();
    };
  }, []);
}

/**
 * Marks that a live figure has grown: orders that wait, stops still to do, cancelled orders. What was there when the
 * page opened is no news.
 */
export function useMark(count: number | undefined, mark: Mark, userId: number | undefined): void {
  const before = useRef(count);
  useEffect(() => {
    const grown = count !== undefined && before.current !== undefined ? count - before.current : 0;
    before.current = count ?? before.current;
    if (grown <= 0) return;
    if (document.hidden) {
      unseen += grown;
      showUnseen();
    }
    if (userId !== undefined && isSoundOn(userId)) playMark(mark);
  }, [count, mark, userId]);
}
