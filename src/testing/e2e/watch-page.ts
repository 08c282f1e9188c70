import type { Page } from 'playwright-core';

export interface PageTroubles {
  expect: (pattern: RegExp) => void;
  list: () => string[];
}

// A rejection (401, 409, …) is a sentence on the screen, which the journey reads; Chromium logs it as well.
const rejection =
  /^Failed to load resource: the server responded with a status of (400|401|403|404|409|413|415|422|429|503)/;

export function watchPage(page: Page): PageTroubles {
  const troubles: string[] = [];
  const expected: RegExp[] = [];
  page.on('console', (message) => {
    if (message.type() !== 'error' || rejection.test(message.text())) return;
    troubles.push(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => troubles.push(`exception: ${error.stack ?? error.message}`));
  page.on('response', (response) => {
    const isProgram = /\/(api|trpc|trpc-upload)\//.test(response.url());
    const isMissing = response.status() === 404 && !isProgram;
    if (isMissing || response.status() === 500) troubles.push(`${response.status()}: ${response.url()}`);
  });
  return {
    expect: (pattern) => expected.push(pattern),
    list: () => troubles.filter((trouble) => !expected.some((pattern) => pattern.test(trouble))),
  };
}
