import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What can differ between light and dark; everything else is the same page. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** Rejects a page that breaks WCAG 2.2 AA where a program can tell; each break is named with its place. */
export function expectAccessible(page: Page): Promise<void> {
  return expectNoViolations(page, new AxeBuilder({ page }).withTags(wcag));
}

/** The same in the light, and in the dark what can differ there. Leaves the page light. */
export async function expectAccessibleInBothSchemes(page: Page): Promise<void> {
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('html[data-mantine-color-scheme="dark"]').waitFor();
  await expectNoViolations(page, new AxeBuilder({ page }).withRules(colorRules));
  await page.emulateMedia({ colorScheme: 'light' });
  await page.locator('html[data-mantine-color-scheme="light"]').waitFor();
}

async function expectNoViolations(page: Page, axe: AxeBuilder): Promise<void> {
  // Legacy mode leaves out frames of other origins, of which the shop has none, and a second window for each run.
  const { violations } = await axe.setLegacyMode(true).analyze();
  if (violations.length === 0) return;
  const lines = violations.flatMap((violation) => [
    `${violation.id} (${violation.impact}): ${violation.help}`,
    ...violation.nodes.slice(0, 5).map((node) => `    ${node.target.join(' ')}: ${node.failureSummary}`),
  ]);
  throw new Error(`${page.url()} is not accessible:\n${lines.join('\n')}`);
}
