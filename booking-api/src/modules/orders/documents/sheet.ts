import type { PDFDocument, PDFPage } from '@cantoo/pdf-lib';
import { type Fonts, widthOf } from './fonts/pdf-fonts.ts';
import { drawMasthead, mastheadHeight, type PaperBrand } from './masthead.ts';
import {
  drawText,
  facesFor,
  linesOf,
  type PdfLine,
  rule,
  type Setting,
  writeLine,
  writeLines,
} from './pdf-page.ts';

export const paperSizes = { letter: [612, 792], a4: [595, 842] } as const satisfies Record<
  string,
  [number, number]
>;
const margin = 54;
const usualSize = 10;

/** Columns in `right` are right-aligned. */
type CellStyle = { bold?: boolean; right?: readonly number[] };

/** A document that is written from top to bottom; a full page begins the next one. */
export type Sheet = {
  readonly width: number;
  /** A brand's mark, name and color at the top of a page. */
  masthead(brand: PaperBrand): void;
  title(text: string): void;
  heading(text: string): void;
  paragraph(text: string, style?: Setting): void;
  /** Two texts on one line, the second one right-aligned. */
  row(left: string, right: string, style?: { bold?: boolean; isTotal?: boolean }): void;
  /** Blocks of lines in columns. */
  columns(...blocks: readonly (readonly PdfLine[])[]): void;
  /** Cells in columns of the given widths. */
  cells(texts: readonly string[], widths: readonly number[], style?: CellStyle): void;
  gap(points?: number): void;
  rule(): void;
  /** A new page, unless this one is empty. */
  newPage(): void;
};

/** The page and position of the next output. */
type Cursor = {
  page: PDFPage;
  y: number;
  readonly width: number;
  readonly fonts: Fonts;
  newPage(): void;
  /** Begins a new page when this one has less room than given. */
  need(height: number): void;
};

function startCursor(pdf: PDFDocument, fonts: Fonts, size: readonly [number, number]): Cursor {
  const [pageWidth, pageHeight] = size;
  const top = pageHeight - margin;
  return {
    page: pdf.addPage([pageWidth, pageHeight]),
    y: top,
    width: pageWidth - 2 * margin,
    fonts,
    newPage() {
      if (this.y === top) return;
      this.page = pdf.addPage([pageWidth, pageHeight]);
      this.y = top;
    },
    need(height) {
      if (this.y - height < margin) this.newPage();
    },
  };
}

export function startSheet(pdf: PDFDocument, fonts: Fonts, size: readonly [number, number]): Sheet {
  const at = startCursor(pdf, fonts, size);
  const paragraph: Sheet['paragraph'] = (text, style) => writeText(at, text, style);
  return {
    width: at.width,
    newPage: () => at.newPage(),
    paragraph,
    masthead(brand) {
      drawMasthead(at.page, fonts, brand, { x: margin, y: at.y, width: at.width });
      at.y -= mastheadHeight;
    },
    title(text) {
      paragraph(text, { display: true, size: 22 });
      at.y -= 4;
    },
    heading(text) {
      at.need(48);
      at.y -= 10;
      paragraph(text, { display: true, size: 14 });
      at.y -= 5;
    },
    row(left, right, { bold = false, isTotal = false } = {}) {
      const size = isTotal ? 16 : usualSize;
      at.need(size * 1.6);
      at.y -= size * 1.5;
      const faces = facesFor(fonts, { bold, display: isTotal });
      const wide = widthOf(right, faces, size);
      const place = { x: margin, y: at.y, width: at.width - wide - 16 };
      writeLine(at.page, fonts, { text: left, size: usualSize, bold: bold || isTotal }, place);
      drawText(at.page, right, { x: margin + at.width - wide, y: at.y, size, faces });
    },
    columns(...blocks) {
      const each = at.width / blocks.length;
      at.need(Math.max(...blocks.map(({ length }) => length)) * 13);
      const ends = blocks.map((lines, index) =>
        writeLines(at.page, fonts, lines, { x: margin + index * each, y: at.y - 10, width: each - 16 }),
      );
      at.y = Math.min(at.y, ...ends) + 4;
    },
    cells: (texts, widths, style) => writeCells(at, texts, widths, style),
    gap(points = 10) {
      at.y -= points;
    },
    rule() {
      at.need(12);
      at.y -= 6;
      rule(at.page, at.y, margin);
      at.y -= 2;
    },
  };
}

function writeText(at: Cursor, text: string, { size = usualSize, ...setting }: Setting = {}): void {
  const faces = facesFor(at.fonts, setting);
  for (const line of linesOf(text, faces, { size, width: at.width })) {
    at.need(size * 1.4);
    at.y -= size * 1.4;
    drawText(at.page, line.trimEnd(), { x: margin, y: at.y, size, faces });
  }
}

const cellSize = 9;
const cellLine = 12.5;
const gutter = 8;

function writeCells(
  at: Cursor,
  texts: readonly string[],
  widths: readonly number[],
  { bold = false, right = [] }: CellStyle = {},
): void {
  const faces = bold ? at.fonts.bold : at.fonts.plain;
  const blocks = texts.map((text, index) =>
    linesOf(text, faces, { size: cellSize, width: (widths[index] ?? 0) - gutter }),
  );
  const height = Math.max(1, ...blocks.map(({ length }) => length)) * cellLine + 2;
  at.need(height);
  let x = margin;
  for (const [index, lines] of blocks.entries()) {
    const cell = widths[index] ?? 0;
    for (const [row, line] of lines.entries()) {
      const text = line.trimEnd();
      const indent = right.includes(index) ? cell - gutter - widthOf(text, faces, cellSize) : 0;
      drawText(at.page, text, { x: x + indent, y: at.y - 10 - row * cellLine, size: cellSize, faces });
    }
    x += cell;
  }
  at.y -= height;
}
