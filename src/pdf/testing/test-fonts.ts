import { loadFonts } from '#pdf/document-fonts.ts';
import { loadFontFiles } from '#pdf/load-font-files.ts';

/** The documents' fonts, parsed once for a test file. */
export const testFonts = loadFonts(await loadFontFiles());
