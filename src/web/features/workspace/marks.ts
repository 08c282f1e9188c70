import { useEffect, useRef } from 'react';

/* Signals for new items: an optional quiet sound, and a count in the tab's title until it is seen. */

export type Mark = 'new' | 'cancelled';

const SOUND_KEY = 'furnizo.sound';

export function isSoundOn(userId: number): boolean {
  try {
    return localStorage.getItem(`${SOUND_KEY}.${userId}`) === 'on';
  } catch {
    return false;
  }
}

export function setSound(userId: number, isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(`${SOUND_KEY}.${userId}`, 'on');
    else localStorage.removeItem(`${SOUND_KEY}.${userId}`);
  } catch {
    // Autoplay may be blocked.
  }
}

const NOTES: Readonly<Record<Mark, readonly [number, number]>> = {
  new: [587.33, 880],
  cancelled: [587.33, 392],
};

const NOTE_S = 0.16;
const VOLUME = 0.06;

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

/** The sound for a wrong code is always on, the one for a right code only when sounds are on. */
export function playScan(isFound: boolean, userId: number | undefined): void {
  if (!isFound) playMark('cancelled');
  else if (userId !== undefined && isSoundOn(userId)) playMark('new');
}

let unseen = 0;

export function markTitle(title: string, count: number): string {
  const bare = title.replace(/^\(\d+\) /, '');
  return count === 0 ? bare : `(${count}) ${bare}`;
}

function showUnseen(): void {
  const title = markTitle(document.title, unseen);
  if (title !== document.title) document.title = title;
}

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
