import { setImmediate } from 'node:timers/promises';
import { PDFDocument, type PDFPage } from '@cantoo/pdf-lib';
import type { LabelPaper } from '@sendahead/shared-contracts/orders/document-calls';
import type { OrderLabel } from '@sendahead/shared-contracts/orders/order-detail';
import { formatDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { orderCode } from '../order-code.ts';
import { barsOf } from './barcode.ts';
import { type Fonts, loadFonts } from './fonts/pdf-fonts.ts';
import { labelSheets } from './label-sheets.ts';
import { black, drawText, gray, linesOf, nameDocument, rule, writeLine, writeLines } from './pdf-page.ts';

/** Four by six inches, the size of label printers. */
const size: [number, number] = [288, 432];
const margin = 14;
const pagesAtATime = 5;
const width = size[0] - 2 * margin;

export interface LabelsOfOrder {
  readonly displayId: string;
  readonly labels: readonly OrderLabel[];
}

/** The labels of orders, a page each. Labels of the embedded carrier are marked as samples. */
export async function labelPdf(
  orders: readonly LabelsOfOrder[],
  { sample, paper, country = 'US' }: { sample: boolean; paper: LabelPaper; country?: string | undefined },
): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  const [first] = orders;
  const name = first && orders.length === 1 ? `order ${first.displayId}` : `${orders.length} orders`;
  nameDocument(pdf, `Labels of ${name}`);
  const fonts = await loadFonts(pdf, JSON.stringify(orders));
  const pages = orders.flatMap(({ displayId, labels }) => labels.map((label) => ({ displayId, label })));
  for (const [index, { displayId, label }] of pages.entries()) {
    // A large party has a thousand labels: other requests are served in between.
    if (index % pagesAtATime === 0) await setImmediate();
    const page = pdf.addPage(size);
    if (sample) writeSample(page, fonts);
    writeLabel(page, fonts, displayId, label);
  }
  const saved = await pdf.save();
  return paper === 'letter' ? labelSheets(name, saved, country) : saved;
}

function writeLabel(page: PDFPage, fonts: Fonts, displayId: string, label: OrderLabel): void {
  const at = (y: number) => ({ x: margin, y, width });
  writeLine(page, fonts, { text: `${label.carrier}  ${label.service}`, size: 15, bold: true }, at(408));
  rule(page, 400);
  writeNote(page, fonts, label.note);
  const below = writeLines(
    page,
    fonts,
    [{ text: 'FROM', size: 7, bold: true }, ...label.from.map((text) => ({ text, size: 8 }))],
    { x: margin, y: 388, width: label.note ? 130 : width },
  );
  writeLines(
    page,
    fonts,
    [
      { text: 'TO', size: 8, bold: true },
      ...label.to.map((text, index) => ({ text, size: 12, bold: index === 0 })),
    ],
    at(Math.min(below - 4, 318)),
  );
  rule(page, 222);
  writeLines(
    page,
    fonts,
    [
      { text: `Bag ${label.number} of ${label.of}`, size: 14, bold: true },
      { text: label.traveler, size: 11 },
      ...(label.stay ? [{ text: label.stay, bold: true }] : []),
      { text: label.item },
      { text: `${label.weight_pounds} lb   Ship ${formatDate(label.ship_date)}` },
      { text: `Order ${displayId}` },
      { text: label.leg === 'return' ? 'Return' : 'Outbound' },
    ],
    { x: margin, y: 204, width: 140 },
  );
  drawCode(page, label.qr, { x: 170, y: 214, side: 100 });
  rule(page, 108);
  drawBars(page, label.tracking_number, { y: 36, height: 60 });
  writeLine(page, fonts, { text: label.tracking_number, size: 12, bold: true }, at(18));
}

const noteBox = { x: 152, y: 370, width: 122 };
const noteSize = 8;
const noteLines = 5;

/** TR-15: the customer's note, next to the sender; text that does not fit is truncated with an ellipsis. */
function writeNote(page: PDFPage, { plain }: Fonts, note: string | undefined): void {
  if (!note) return;
  const lines = linesOf(`Note: ${note}`, plain, { size: noteSize, width: noteBox.width });
  const shownLines = lines.slice(0, noteLines);
  if (lines.length > noteLines) shownLines[noteLines - 1] = `${shownLines[noteLines - 1]?.slice(0, -3)}...`;
  for (const [index, text] of shownLines.entries())
    drawText(page, text.trimEnd(), {
      x: noteBox.x,
      y: noteBox.y - index * noteSize * 1.3,
      size: noteSize,
      faces: plain,
    });
}

/** A QR code with its upper left corner at a point. */
function drawCode(page: PDFPage, text: string, at: { x: number; y: number; side: number }): void {
  const { path, size: squares } = orderCode(text);
  page.drawSvgPath(path, { x: at.x, y: at.y, scale: at.side / squares, color: black });
}

function drawBars(page: PDFPage, text: string, { y, height }: { y: number; height: number }): void {
  const bars = barsOf(text);
  const unit = width / bars.reduce((sum, bar) => sum + bar, 0);
  let x = margin;
  for (const [index, bar] of bars.entries()) {
    if (index % 2 === 0) page.drawRectangle({ x, y, width: bar * unit, height, color: black });
    x += bar * unit;
  }
}

function writeSample(page: PDFPage, fonts: Fonts): void {
  drawText(page, 'SAMPLE', { x: 204, y: 384, size: 14, faces: fonts.bold, color: gray });
}
