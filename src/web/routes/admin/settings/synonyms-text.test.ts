import { expect, test } from 'vitest';
import { findIssues } from '#web/hooks/use-zod-form.ts';
import { synonymsSchema, toGroups, toText } from './synonyms-text.ts';

test('each line is a group of words; what is empty counts for nothing', () => {
  const groups = toGroups('sanduiç, sandwich\n\n , \nletër,letra , letre,');
  expect(groups).toEqual([
    ['sanduiç', 'sandwich'],
    ['letër', 'letra', 'letre'],
  ]);
  expect(toGroups(toText(groups))).toEqual(groups);
});

test('a word without a synonym is reported with its line', () => {
  expect(findIssues(synonymsSchema, { groups: 'sanduiç, sandwich\nvetëm' })).toEqual({
    groups: '„vetëm”: Një grup ka të paktën dy fjalë.',
  });
  expect(synonymsSchema.parse({ groups: '' })).toEqual({ groups: [] });
});
