const PREFIX = 'furnizo.tab.';

/** What was kept under a name in this tab, or null. It is whatever an earlier version of the program wrote: check it. */
export function readTabMemory(name: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(PREFIX + name) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps something for as long as the tab lives; null forgets it. A browser that keeps nothing works without. */
export function writeTabMemory(name: string, value: unknown): void {
  try {
    if (value === null) sessionStorage.removeItem(PREFIX + name);
    else sessionStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // Only a reload forgets then.
  }
}

/** Forgets all of it, for the next person at this browser. */
export function forgetTabMemory(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
    }
  } catch {
    // Nothing is kept then either.
  }
}
