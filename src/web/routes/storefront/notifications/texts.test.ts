import { expect, test } from 'vitest';
import { notificationsTexts } from './texts.ts';

test.each([0, 1, 9, 10, 250])('the name of a bell with %i unread says what stands on it', (unread) => {
  const name = notificationsTexts.bell(unread);
  if (unread === 0) expect(name).toBe('Lajmet');
  else expect(name).toContain(notificationsTexts.count(unread));
});
