import type { Page } from 'playwright-core';

/** A screen to keep a picture of. */
export interface Screen {
  /** `workspace-screen`; the width and the file's ending are added. */
  readonly name: string;
  /** E-mail of the demo login who looks at it; nobody for a guest. */
  readonly who?: string;
  readonly path: string;
  readonly scheme?: 'light' | 'dark';
  /** Only at this width, where the other has nothing of its own to show. */
  readonly only?: 360 | 1440;
  /** The whole page instead of what fits the window. */
  readonly isWhole?: boolean;
  /** Brings the page to what is to be seen, and waits until it is there. */
  readonly prepare?: (page: Page) => Promise<void>;
}
