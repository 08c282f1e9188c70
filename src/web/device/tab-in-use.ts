/** A tab is in use while it is shown, and behind another window or program for as long as no other tab is shown. */
export function watchInUse(tell: (isInUse: boolean) => void, signal: AbortSignal): void {
  const tabs = new BroadcastChannel('furnizo.shown');
  let isLastShown = false;
  const look = () => {
    if (!document.hidden) {
      isLastShown = true;
      tabs.postMessage(null);
    }
    tell(isLastShown);
  };
  tabs.onmessage = () => {
    isLastShown = !document.hidden;
    tell(isLastShown);
  };
  document.addEventListener('visibilitychange', look, { signal });
  signal.addEventListener('abort', () => tabs.close());
  look();
}
