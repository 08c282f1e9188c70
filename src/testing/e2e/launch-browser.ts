import { type Browser, chromium } from 'playwright-core';
import type { FoundBrowser } from './find-browser.ts';

export const browserFlags = [
  '--no-sandbox',
  '--no-zygote',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-domain-reliability',
  '--disable-sync',
  `--disable-features=${[
    // Replaces Playwright's list by the flags that matter to local pages.
    'HttpsUpgrades',
    'HttpsFirstBalancedModeAutoEnable',
    'MediaRouter',
    'PaintHolding',
    'OptimizationHints',
    'NetworkTimeServiceQuerying',
    'PreconnectToSearch',
    // Chrome prerenders its own menus for every window, which is half of its work.
    'PreloadTopChromeWebUI',
  ].join(',')}`,
  '--no-default-browser-check',
  '--no-first-run',
  '--no-pings',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
];

export function launchBrowser(found: FoundBrowser): Promise<Browser> {
  return chromium.launch({
    executablePath: found.executablePath,
    headless: true,
    env: { ...process.env, ...found.env },
    args: browserFlags,
  });
}
