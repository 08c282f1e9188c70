import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Rejects a page that breaks WCAG 2.2 AA where a program can tell; each break is named with its place. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).withTags(wcag).analyze();
  if (violations.length === 0) return;
  const lines = violations.flatMap((violation) => [
    `${violation.id} (${violation.impact}): ${violation.help}`,
    ...violation.nodes.slice(0, 5).map((node) => `    ${node.target.join(' ')}: ${node.failureSummary}`),
  ]);
  throw new Error(`${page.url()} is not accessible:\n${lines.join('\n')}`);
}
