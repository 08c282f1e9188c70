import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const colorRules = ['color-contrast', 'link-in-text-block'];

/** Fails on machine-detectable violations of WCAG 2.2 AA, with their places. */
export function expectAccessible(page: Page): Promise<void> {
  return expectNoViolations(page, judge(page).withTags(wcag));
}

export async function expectAccessibleInBothSchemes(page: Page): Promise<void> {
  await expectAccessible(page);
  if ((page.viewportSize()?.width ?? 0) < 600) return;
  await showScheme(page, 'dark');
  await expectNoViolations(page, judge(page).withRules(colorRules));
  await showScheme(page, 'light');
}

export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

async function showScheme(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  await page.locator(`html[data-mantine-color-scheme="${scheme}"]`).waitFor();
  // Contrast is measured after transitions.
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const fades = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(fades.map((fade) => fade.finished));
  });
}

function judge(page: Page): AxeBuilder {
  return new AxeBuilder({ page })
    .options({ resultTypes: ['violations'], reporter: 'no-passes' })
    .setLegacyMode(true);
}

async function expectNoViolations(page: Page, axe: AxeBuilder): Promise<void> {
  const { violations } = await axe.analyze();
  if (violations.length === 0) return;
  const lines = violations.flatMap((violation) => [
    `${violation.id} (${violation.impact}): ${violation.help}`,
    ...violation.nodes.slice(0, 5).map((node) => `    ${node.target.join(' ')}: ${node.failureSummary}`),
  ]);
  throw new Error(`${page.url()} is not accessible:\n${lines.join('\n')}`);
}
