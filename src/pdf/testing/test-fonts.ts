import { loadFonts } from '#pdf/document-fonts.ts';
import { loadFontFiles } from '#pdf/load-font-files.ts';

export const testFonts = loadFonts(await loadFontFiles());
