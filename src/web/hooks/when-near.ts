/** How near to the visible part a picture is fetched. Browsers' own lazy loading begins far earlier. */
const NEAR = '200px';

const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

/** Calls `onNear` once the element comes near, sideways in a shelf as well; returns how to stop waiting. */
export function whenNear(element: Element, onNear: () => void): () => void {
  observer ??= new IntersectionObserver(tellWhoIsNear, margins());
  const shared = observer;
  waiting.set(element, onNear);
  shared.observe(element);
  return () => {
    waiting.delete(element);
    shared.unobserve(element);
  };
}

/** The newer margin counts for shelves inside the page too, and for the page itself: both would add up to 400 px. */
function margins(): IntersectionObserverInit {
  return 'scrollMargin' in IntersectionObserver.prototype ? { scrollMargin: NEAR } : { rootMargin: NEAR };
}

function tellWhoIsNear(entries: readonly IntersectionObserverEntry[]): void {
  for (const { isIntersecting, target } of entries) {
    if (isIntersecting) waiting.get(target)?.();
  }
}
