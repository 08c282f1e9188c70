const SETTLE_MS = 150;
const OFF_MS = 1500;

/** Without text fields: focusing one opens a phone's on-screen keyboard. */
const STOPS = 'a[href], button:enabled, input:is([type="checkbox"], [type="radio"]):enabled, [tabindex="0"]';
const FRAMES = 'main, [role="dialog"], [role="alertdialog"], [role="menu"]';

type Place = {
  readonly element: HTMLElement;
  readonly frame: Element | null;
  readonly opener: Place | null;
  readonly around: readonly { readonly parent: HTMLElement; readonly index: number }[];
};

/**
 * Keeps the focus off the body: when the focused element is removed or disabled, focus moves to the element that takes
 * its place, else to the surrounding page or dialog. A click on a non-focusable element releases it.
 */
export function restoreFocus(): void {
  let place: Place | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isLost = () => place !== null && document.activeElement === document.body;
  const check = () => {
    if (!place || !isLost()) return;
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        if (place && isLost()) focusAt(place);
      },
      isOff(place.element) ? OFF_MS : SETTLE_MS,
    );
  };
  const take = (target: EventTarget | null) => {
    clearTimeout(timer);
    place = target instanceof HTMLElement && target !== document.body ? placeOf(target, place) : null;
  };
  // The page may have been used before this code loaded.
  take(document.activeElement);
  document.addEventListener('focusin', ({ target }) => take(target));
  document.addEventListener('focusout', ({ target }) => {
    // During `focusout` the element is still in the document.
    setTimeout(() => {
      const hasLetGo =
        isLost() && place?.element === target && target instanceof HTMLElement && isThere(target);
      if (hasLetGo) place = null;
      else check();
    });
  });
  const watch = new MutationObserver(check);
  watch.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled', 'inert'] });
}

function placeOf(element: HTMLElement, before: Place | null): Place {
  const frame = element.closest(FRAMES);
  const isSame = before !== null && before.frame === frame;
  const around: { parent: HTMLElement; index: number }[] = [];
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    const isFrame = parent.matches(FRAMES);
    around.push({ parent, index: isFrame ? 0 : stopsIn(parent).indexOf(element) });
    if (isFrame) break;
  }
  return { element, frame, around, opener: isSame ? before.opener : isPage(frame) ? null : before };
}

function focusAt({ element, around, opener }: Place): void {
  if (isThere(element)) {
    element.focus({ preventScroll: true });
    return;
  }
  for (const { parent, index } of around) {
    if (!isThere(parent)) continue;
    const stops = parent.matches(FRAMES) ? [] : stopsIn(parent);
    const next = [...stops.slice(Math.max(index, 0)), ...stops.slice(0, Math.max(index, 0)).reverse()].find(
      isThere,
    );
    if (next || parent.matches(FRAMES)) {
      (next ?? focusable(parent)).focus({ preventScroll: true });
      return;
    }
  }
  const page = document.querySelector<HTMLElement>('main');
  if (opener) focusAt(opener);
  else if (page) focusable(page).focus({ preventScroll: true });
}

function isPage(frame: Element | null): boolean {
  return frame === null || frame.matches('main');
}

function stopsIn(parent: HTMLElement): HTMLElement[] {
  return [...parent.querySelectorAll<HTMLElement>(STOPS)];
}

function isThere(element: HTMLElement): boolean {
  return element.isConnected && !isOff(element) && element.checkVisibility();
}

function isOff(element: HTMLElement): boolean {
  return element.isConnected && (element.matches(':disabled') || element.closest('[inert]') !== null);
}

function focusable(element: HTMLElement): HTMLElement {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  return element;
}
