import { expect, test } from 'vitest';
import { attemptFor, forgetDraft, readDraft, writeDraft } from './checkout-draft.ts';

test('what one person filled in at the checkout is not shown to the next one in the same tab', () => {
  const draft = { deliverDate: '2026-11-23', comment: 'Hyrja nga prapa', attempt: null };
  writeDraft(1, draft);
  expect(readDraft(1)).toEqual(draft);
  expect(readDraft(2)).toEqual({ deliverDate: null, comment: '', attempt: null });
  forgetDraft(1);
  expect(readDraft(1).comment).toBe('');
});

test('the same content keeps its key, another one gets another', () => {
  const attempt = attemptFor(readDraft(3), 'a');
  const draft = { deliverDate: null, comment: '', attempt };
  expect(attemptFor(draft, 'a')).toEqual(attempt);
  expect(attemptFor(draft, 'b').key).not.toBe(attempt.key);
});
