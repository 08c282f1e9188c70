const PREFIX = 'furnizo.place.';

/** The page of its workspace that the user visited last; it survives the logout, and contains only the address. */
export function readLastPlace(userId: number, home: string): string | null {
  try {
    const place = localStorage.getItem(PREFIX + userId);
    return place !== null && isPageOf(place, home) ? place : null;
  } catch {
    return null;
  }
}

export function storeLastPlace(userId: number, home: string, pathname: string): void {
  if (!isPageOf(pathname, home)) return;
  try {
    localStorage.setItem(PREFIX + userId, pathname);
  } catch {
    // Without storage a workspace opens on its first page.
  }
}

function isPageOf(pathname: string, home: string): boolean {
  return pathname.startsWith(`${home}/`) && /^[\w/-]{1,100}$/.test(pathname) && !/\/$/.test(pathname);
}
