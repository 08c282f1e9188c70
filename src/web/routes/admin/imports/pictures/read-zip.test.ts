import { zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { listPictures, takePicture, UnreadableZip } from './read-zip.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);

test('the pictures of a zip are listed once each, without folders, hidden files and other kinds', async () => {
  const zip = zipSync({
    'foto/KR-1.jpg': bytesOf('first'),
    'tjera/KR-1.jpg': bytesOf('second'),
    'KR-2.PNG': bytesOf('png'),
    'çoko.webp': bytesOf('webp'),
    '__MACOSX/._KR-1.jpg': bytesOf('x'),
    '.DS_Store': bytesOf('x'),
    'lexo.txt': bytesOf('x'),
  });
  const found = listPictures(zip);
  expect(found.map(({ name, isTooLarge }) => [name, isTooLarge])).toEqual([
    ['KR-1.jpg', false],
    ['KR-2.PNG', false],
    ['çoko.webp', false],
  ]);
  const file = takePicture(zip, found[0]!);
  expect([file.name, file.type, await file.text()]).toEqual(['KR-1.jpg', 'image/jpeg', 'first']);
});

test.each(['../../KR-1.jpg', '/etc/KR-1.jpg', '..\\..\\KR-1.jpg', 'C:\\x\\KR-1.jpg', 'foto/../../KR-1.jpg'])(
  'of an entry called %s only the last name counts, and its content alone is taken',
  async (path) => {
    const zip = zipSync({ [path]: bytesOf('picture') });
    const [found, ...others] = listPictures(zip);
    expect([found?.name, others]).toEqual(['KR-1.jpg', []]);
    const file = takePicture(zip, found!);
    expect([file.name, await file.text()]).toEqual(['KR-1.jpg', 'picture']);
  },
);

test('what unpacks to more than a picture may have is marked, and nothing of it is unpacked', () => {
  const zip = zipSync({ 'A.jpg': new Uint8Array(20 * 1024 * 1024), 'B.jpg': bytesOf('b') });
  expect(zip.length).toBeLessThan(1024 * 1024);
  expect(listPictures(zip).map(({ name, isTooLarge }) => [name, isTooLarge])).toEqual([
    ['A.jpg', true],
    ['B.jpg', false],
  ]);
});

test('a directory that lies about a size is marked, or cut off at what it says', () => {
  const zip = zipSync({ 'A.jpg': new Uint8Array(9 * 1024 * 1024) });
  const view = new DataView(zip.buffer, zip.byteOffset);
  const directory = findSignature(zip, 0x02014b50);
  view.setUint32(directory + 24, 1000, true);
  const [lied] = listPictures(zip);
  expect(lied?.isTooLarge).toBe(true);
  view.setUint32(directory + 24, 100_000, true);
  const [cut] = listPictures(zip);
  expect(takePicture(zip, cut!).size).toBe(100_000);
});

test('a picture that is damaged, or packed in a way no one reads, is an empty one', () => {
  const damaged = zipSync({ 'A.jpg': bytesOf('a'.repeat(1000)) });
  damaged.fill(0xff, 35, 45);
  const unknown = zipSync({ 'A.jpg': bytesOf('a') });
  new DataView(unknown.buffer).setUint16(findSignature(unknown, 0x02014b50) + 10, 14, true);
  for (const zip of [damaged, unknown]) expect(takePicture(zip, listPictures(zip)[0]!).size).toBe(0);
});

test.each([
  ['not-a-zip', bytesOf('%PDF-1.7')],
  ['not-a-zip', new Uint8Array(0)],
  ['no-pictures', zipSync({ 'a.txt': bytesOf('a') })],
  [
    'too-many',
    zipSync(Object.fromEntries(Array.from({ length: 2001 }, (_, at) => [`${at}.jpg`, bytesOf('')]))),
  ],
] as const)('%s', (reason, bytes) => {
  let thrown: unknown;
  try {
    listPictures(bytes);
  } catch (error) {
    thrown = error;
  }
  expect(thrown).toBeInstanceOf(UnreadableZip);
  expect(thrown).toMatchObject({ reason });
});

function findSignature(bytes: Uint8Array, signature: number): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  for (let at = bytes.length - 4; at >= 0; at -= 1) if (view.getUint32(at, true) === signature) return at;
  throw new Error('The zip has no directory.');
}
