import { type PDFPage, rgb } from '@cantoo/pdf-lib';
import type { BrandTheme } from '@sendahead/shared-contracts/brands/schema';
import type { Fonts } from './fonts/pdf-fonts.ts';
import { type PdfBox, writeLine } from './pdf-page.ts';

/** The author of a document. */
export type PaperBrand = { name: string; theme: BrandTheme };

/** The height that it takes of a page, with the space below it. */
export const mastheadHeight = 52;
const markSize = 24;

/** The brand's mark and name over a thin band in its color: no scene, and little ink. */
export function drawMasthead(page: PDFPage, fonts: Fonts, { name, theme }: PaperBrand, at: PdfBox): void {
  const scale = markSize / 28;
  const color = colorOf(theme.brand);
  page.drawSvgPath('M4 22Q12 4 23 9', {
    x: at.x - 4 * scale,
    y: at.y,
    scale,
    borderColor: color,
    borderWidth: 3,
    borderLineCap: 1,
  });
  page.drawCircle({
    x: at.x + 19 * scale,
    y: at.y - 9 * scale,
    size: 4 * scale,
    color: colorOf(theme.accent),
  });
  writeLine(
    page,
    fonts,
    { text: name, size: 17, display: true },
    { x: at.x + markSize + 4, y: at.y - 18, width: at.width - markSize - 4 },
  );
  page.drawRectangle({ x: at.x, y: at.y - 34, width: at.width, height: 3, color });
}

const colorOf = (hex: string): ReturnType<typeof rgb> => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
  );
  return rgb(red, green, blue);
};
