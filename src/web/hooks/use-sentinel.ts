import { useCallbackRef } from '@mantine/hooks';
import { useEffect, useRef } from 'react';

const VISIBLE_SHARE = 0.3;

export function useSentinel(isActive: boolean, onSeen: () => void, margin = '0px') {
  const ref = useRef<HTMLDivElement>(null);
  const see = useCallbackRef(onSeen);
  useEffect(() => {
    const element = ref.current;
    if (!element || !isActive) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) see();
      },
      { threshold: VISIBLE_SHARE, rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [isActive, margin, see]);
  return ref;
}
