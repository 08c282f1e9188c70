import type { Page } from 'playwright-core';

export interface Screen {
  readonly name: string;
  readonly who?: string;
  readonly path: string;
  readonly scheme?: 'light' | 'dark';
  readonly only?: 360 | 1440;
  readonly isWhole?: boolean;
  readonly prepare?: (page: Page) => Promise<void>;
}
