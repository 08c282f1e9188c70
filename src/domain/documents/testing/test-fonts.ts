import { loadFonts } from '../layout/document-fonts.ts';
import { loadFontFiles } from '../load-font-files.ts';

/** The documents' fonts, parsed once for a test file. */
export const testFonts = loadFonts(await loadFontFiles());
