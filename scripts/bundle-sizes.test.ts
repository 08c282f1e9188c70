import { describe, expect, it } from 'vitest';
import { filesOf, findCircle, type Manifest, measureScreen } from './bundle-sizes.ts';

const manifest: Manifest = {
  'index.html': { file: 'assets/shop.js', imports: ['_vendor.js'], css: ['assets/shop.css'] },
  '_vendor.js': { file: 'assets/vendor.js' },
  'office.tsx': { file: 'assets/office.js', imports: ['_vendor.js', '_table.js'], css: ['assets/shop.css'] },
  '_table.js': { file: 'assets/table.js', imports: ['office.tsx'], css: ['assets/table.css'] },
};
const kilobytes: Readonly<Record<string, number>> = {
  'assets/shop.js': 20,
  'assets/vendor.js': 100,
  'assets/office.js': 5,
  'assets/table.js': 15,
  'assets/shop.css': 12,
  'assets/table.css': 3,
};
const weigh = (file: string) => (kilobytes[file] ?? 0) * 1024;
const office = { name: 'The office', modules: ['index.html', 'office.tsx'] };

describe('the size of a first screen', () => {
  it('counts what its modules import, each file once, the heaviest first', () => {
    const files = filesOf(manifest, office.modules, weigh).map(({ file }) => file);

    expect(files).toEqual([
      'assets/vendor.js',
      'assets/shop.js',
      'assets/table.js',
      'assets/shop.css',
      'assets/office.js',
      'assets/table.css',
    ]);
  });

  it('finds no fault with a screen that is exactly as large as it may be', () => {
    expect(measureScreen(manifest, { ...office, js: 140, css: 15, files: 6 }, weigh)).toEqual({
      js: 140 * 1024,
      css: 15 * 1024,
      files: 6,
      faults: [],
    });
  });

  it('names the heaviest files of a screen that is too large, and one that has too many', () => {
    const { faults } = measureScreen(manifest, { ...office, js: 139, css: 14, files: 5 }, weigh);

    expect(faults).toEqual([
      'The office fetches 140.0 KB of JavaScript at once, 139 KB are allowed; most of it is assets/vendor.js (100.0 KB), assets/shop.js (20.0 KB), assets/table.js (15.0 KB).',
      'The office fetches 15.0 KB of CSS at once, 14 KB are allowed; most of it is assets/shop.css (12.0 KB), assets/table.css (3.0 KB).',
      'The office fetches 6 files at once, 5 are allowed.',
    ]);
  });

  it('says which module is not in the bundle any more', () => {
    expect(() => filesOf(manifest, ['moved.tsx'], weigh)).toThrow(/The bundle has no moved\.tsx/);
  });
});

describe('files that wait for each other', () => {
  it('are named in the order in which they do', () => {
    expect(findCircle(manifest)).toEqual(['assets/office.js', 'assets/table.js', 'assets/office.js']);
  });

  it('are not found where several wait for the same', () => {
    const { 'office.tsx': _, ...rest } = manifest;
    const table = { file: 'assets/table.js', imports: ['_vendor.js'] };
    expect(findCircle({ ...rest, '_table.js': table, 'cart.tsx': table })).toBeUndefined();
  });
});
