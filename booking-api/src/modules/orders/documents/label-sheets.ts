import { PDFDocument, type PDFPage } from '@cantoo/pdf-lib';
import { type Fonts, loadFonts } from './fonts/pdf-fonts.ts';
import { gray, nameDocument, writeParagraph } from './pdf-page.ts';
import { paperSizes } from './sheet.ts';

const margin = 54;
const steps = [
  '1. Cut along the dashed line.',
  '2. Put the label into a pouch, or cover it with clear tape; the bars stay readable.',
  '3. Tie it to the handle of the bag that it names. Take old labels off.',
];

/** Home printers hold letter-size paper in these countries, and A4 everywhere else. */
const letterCountries: ReadonlySet<string> = new Set(
  'US PR GU VI AS MP CA MX PH CL CO VE CR GT SV HN NI PA DO'.split(' '),
);

/**
 * Labels for a home printer of a country: each in its actual size at the top of a sheet, with instructions
 * below it.
 */
export async function labelSheets(name: string, labels: Uint8Array, country: string): Promise<Uint8Array> {
  const [width, height] = paperSizes[letterCountries.has(country) ? 'letter' : 'a4'];
  const pdf = await PDFDocument.create();
  nameDocument(pdf, `Labels of ${name}`);
  const fonts = await loadFonts(pdf, steps.join());
  // Measured after saving, because a document writes its fonts only then.
  const source = await PDFDocument.load(labels);
  for (const label of await pdf.embedPages(source.getPages())) {
    const page = pdf.addPage([width, height]);
    const at = { x: (width - label.width) / 2, y: height - margin - label.height };
    page.drawPage(label, at);
    page.drawRectangle({
      ...at,
      width: label.width,
      height: label.height,
      borderColor: gray,
      borderWidth: 1,
      borderDashArray: [4, 4],
    });
    writeSteps(page, fonts, at.y - 36);
  }
  return pdf.save();
}

function writeSteps(page: PDFPage, fonts: Fonts, from: number): void {
  const width = page.getWidth();
  let y = from;
  for (const text of steps)
    y = writeParagraph(page, fonts, { text, size: 11 }, { x: margin, y, width: width - 2 * margin }) - 4;
}
