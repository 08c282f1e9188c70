/** A tab is in use while it is visible; a hidden one stays in use until another tab of the shop becomes visible. */
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
