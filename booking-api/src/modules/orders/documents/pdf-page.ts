import { breakTextIntoLines, type PDFDocument, type PDFPage, rgb } from '@cantoo/pdf-lib';
import { drawGlyphs } from './fonts/draw-glyphs.ts';
import { type Fonts, runsOf, type TextFont, widthOf } from './fonts/pdf-fonts.ts';
import { shownText } from './shown-text.ts';

/** Text settings: `display` is the typeface of headings, days and totals. */
export type Setting = { size?: number; bold?: boolean; display?: boolean };
export type PdfLine = { text: string } & Setting;
export type PdfBox = { x: number; y: number; width: number };

export const black = rgb(0, 0, 0);
export const gray = rgb(0.45, 0.45, 0.45);

const usualSize = 9;
const smallest = 6;
const leading = 1.3;

/** The title of a PDF, without its creation time, so that printing again gives the same bytes. */
export function nameDocument(pdf: PDFDocument, title: string): void {
  pdf.setTitle(title);
  pdf.setCreationDate(new Date(0));
  pdf.setModificationDate(new Date(0));
}

/** Draws a text at a point as it is, in the fonts that have its letters. */
export function drawText(
  page: PDFPage,
  text: string,
  {
    x,
    y,
    size,
    faces,
    color = black,
  }: { x: number; y: number; size: number; faces: TextFont; color?: typeof gray },
): void {
  let at = x;
  for (const run of runsOf(text, faces)) {
    if (run.glyphs) drawGlyphs(page, run, { x: at, y, size, color });
    else page.drawText(run.text, { x: at, y, size, font: run.face.font, color });
    at += size * run.width;
  }
}

export const facesFor = (fonts: Fonts, { bold = false, display = false }: Setting): TextFont => {
  if (display) return fonts.display;
  return bold ? fonts.bold : fonts.plain;
};

/** Draws one line within a width; a longer text is set smaller, and truncated if that is not enough. */
export function writeLine(
  page: PDFPage,
  fonts: Fonts,
  { text, size = usualSize, ...setting }: PdfLine,
  at: PdfBox,
): void {
  const faces = facesFor(fonts, setting);
  let letters = [...shownText(text)];
  let fit = size;
  const isTooLong = () => widthOf(letters.join(''), faces, fit) > at.width;
  while (fit > smallest && isTooLong()) fit -= 0.5;
  while (letters.length > 1 && isTooLong()) letters = letters.slice(0, -1);
  drawText(page, letters.join(''), { x: at.x, y: at.y, size: fit, faces });
}

/** Draws lines downwards from a point; returns the position of the next one. */
export function writeLines(page: PDFPage, fonts: Fonts, lines: readonly PdfLine[], at: PdfBox): number {
  let y = at.y;
  for (const [index, line] of lines.entries()) {
    writeLine(page, fonts, line, { ...at, y });
    const next = lines[index + 1] ?? line;
    y -= Math.max(line.size ?? usualSize, next.size ?? usualSize) * leading;
  }
  return y;
}

/** Wraps a text into lines of a width; a language without spaces breaks between any two letters. */
export const linesOf = (text: string, faces: TextFont, { size, width }: { size: number; width: number }) =>
  breakTextIntoLines(
    shownText(text),
    [' ', ...new Set(text.match(/[\u3000-\u9fff\uff00-\uffef]/gu) ?? [])],
    width,
    (part) => widthOf(part, faces, size),
  );

/** Draws a paragraph downwards; returns the position of the next one. */
export function writeParagraph(
  page: PDFPage,
  fonts: Fonts,
  { text, size = usualSize, ...setting }: PdfLine,
  at: PdfBox,
): number {
  const faces = facesFor(fonts, setting);
  let y = at.y;
  for (const line of linesOf(text, faces, { size, width: at.width })) {
    drawText(page, line.trimEnd(), { x: at.x, y, size, faces });
    y -= size * 1.4;
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
