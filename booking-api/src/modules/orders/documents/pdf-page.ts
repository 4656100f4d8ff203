import { type PDFDocument, type PDFFont, type PDFPage, rgb, StandardFonts } from '@cantoo/pdf-lib';
import { plainText } from './plain-text.ts';

export type Fonts = { plain: PDFFont; bold: PDFFont };
export type Line = { text: string; size?: number; bold?: boolean };

export const loadFonts = async (pdf: PDFDocument): Promise<Fonts> => ({
  plain: await pdf.embedFont(StandardFonts.Helvetica),
  bold: await pdf.embedFont(StandardFonts.HelveticaBold),
});

export const black = rgb(0, 0, 0);
export const grey = rgb(0.45, 0.45, 0.45);

/** Writes one line within a width; what is too long is set smaller, and cut when that is not enough. */
export function writeLine(
  page: PDFPage,
  fonts: Fonts,
  { text, size = 9, bold = false }: Line,
  at: { x: number; y: number; width: number },
): void {
  const font = bold ? fonts.bold : fonts.plain;
  let shown = plainText(text);
  let fit = size;
  while (fit > 6 && font.widthOfTextAtSize(shown, fit) > at.width) fit -= 0.5;
  while (shown.length > 1 && font.widthOfTextAtSize(shown, fit) > at.width) shown = shown.slice(0, -1);
  page.drawText(shown, { x: at.x, y: at.y, size: fit, font, color: black });
}

/** Writes lines downwards from a point; gives where the next one would stand. */
export function writeLines(
  page: PDFPage,
  fonts: Fonts,
  lines: readonly Line[],
  at: { x: number; y: number; width: number },
): number {
  let y = at.y;
  for (const line of lines) {
    writeLine(page, fonts, line, { ...at, y });
    y -= (line.size ?? 9) * 1.3;
  }
  return y;
}

export function rule(page: PDFPage, y: number, margin = 14): void {
  page.drawLine({
    start: { x: margin, y },
    end: { x: page.getWidth() - margin, y },
    thickness: 1,
    color: black,
  });
}
