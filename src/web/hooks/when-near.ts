const NEAR = '200px';

const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

export function whenNear(element: Element, onNear: () => void): () => void {
  observer ??= new IntersectionObserver(onIntersect, margins());
  const shared = observer;
  waiting.set(element, onNear);
  shared.observe(element);
  return () => {
    waiting.delete(element);
    shared.unobserve(element);
  };
}

/** `scrollMargin` also applies to scroll containers and to the page itself: both margins would add up to 400 px. */
function margins(): IntersectionObserverInit {
  return 'scrollMargin' in IntersectionObserver.prototype ? { scrollMargin: NEAR } : { rootMargin: NEAR };
}

function onIntersect(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (isIntersecting) waiting.get(target)?.();
  }
}
