import { PDFDocument } from '@cantoo/pdf-lib';
import { loadFonts } from '../../documents/fonts/pdf-fonts.ts';
import type { PaperBrand } from '../../documents/masthead.ts';
import { nameDocument } from '../../documents/pdf-page.ts';
import { paperSizes, type Sheet, startSheet } from '../../documents/sheet.ts';

/**
 * A letter-size document that begins with the brand's mark. `about` is all of its text, for choosing its
 * fonts.
 */
export async function startPaper(
  title: string,
  brand: PaperBrand,
  about: unknown,
): Promise<{ pdf: PDFDocument; sheet: Sheet }> {
  const pdf = await PDFDocument.create();
  nameDocument(pdf, title);
  const fonts = await loadFonts(pdf, `${title} ${brand.name} ${JSON.stringify(about)}`, { headings: true });
  const sheet = startSheet(pdf, fonts, paperSizes.letter);
  sheet.masthead(brand);
  return { pdf, sheet };
}
