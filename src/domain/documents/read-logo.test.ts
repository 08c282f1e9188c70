import { expect, test } from 'vitest';
import { storeImageBytes } from '#storage/image-store.ts';
import { givenFolder } from '#testing/given-folder.ts';
import { readLogo } from './read-logo.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAUAAAAFCAYAAACNbyblAAAAHElEQVQI12P4//8/w38GIAXDIBKE0DHxgljNBAAO9TXL0Y4OHwAAAABJRU5ErkJggg==',
  'base64',
);

test('a picture of a product that is named as the logo is left out where its canvas is huge', () => {
  const folder = givenFolder();
  const huge = Buffer.from(PNG);
  huge.writeUInt32BE(5000, 16);
  huge.writeUInt32BE(4999, 20);
  expect(readLogo(folder, storeImageBytes(folder, huge))).toBeNull();
  expect(readLogo(folder, storeImageBytes(folder, PNG))).toEqual(PNG);
});
