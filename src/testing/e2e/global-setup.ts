import { rmSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { type FoundBrowser, findBrowsers } from './find-browser.ts';
import { resetSettings, seedTemplate } from './shop-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    browsers: FoundBrowser[];
    shopTemplate: string;
  }
}

export default async function setup(project: TestProject): Promise<() => void> {
  project.provide('browsers', findBrowsers());
  const shopTemplate = await seedTemplate();
  // Journeys through an optional feature switch it on.
  resetSettings(shopTemplate, 'features');
  project.provide('shopTemplate', shopTemplate);
  return () => rmSync(shopTemplate, { recursive: true, force: true });
}
