import { useEffect, useState } from 'react';
import { afterLoad } from './after-load.ts';

/** False until the page has loaded and the browser is idle, for what may come a moment later. */
export function useIsLoaded(): boolean {
  const [isLoaded, setLoaded] = useState(false);
  useEffect(() => afterLoad(() => setLoaded(true)), []);
  return isLoaded;
}
