import { PDFDocument } from '@cantoo/pdf-lib';
import type { PackingList } from '@sendahead/shared-contracts/orders/order-detail';
import { addCents, type Cents, formatCents } from '@sendahead/shared-contracts/primitives/cents';
import { loadFonts } from './fonts/pdf-fonts.ts';
import { nameDocument, type PdfLine, rule, writeLine, writeLines } from './pdf-page.ts';

const letter: [number, number] = [612, 792];
const margin = 48;
const rowsPerPage = 30;
const copies = ['Copy for customs', 'Copy for the carrier'];
const columns = [
  { x: margin, width: 44 },
  { x: margin + 50, width: 110 },
  { x: margin + 166, width: 170 },
  { x: margin + 342, width: 30 },
  { x: margin + 378, width: 60 },
  { x: margin + 444, width: 72 },
];

/**
 * The packing list that accompanies the bags, in two copies, for each leg with its ends: customs keeps one.
 */
export async function packingListPdf(list: PackingList): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  nameDocument(pdf, `Packing list of order ${list.display_id}`);
  const fonts = await loadFonts(pdf, JSON.stringify(list));
  for (const { copy, sheet } of copies.flatMap((copy) => sheetsOf(list).map((sheet) => ({ copy, sheet })))) {
    for (let from = 0; from < sheet.items.length; from += rowsPerPage) {
      const page = pdf.addPage(letter);
      const row = (cells: readonly string[], y: number, bold = false) => {
        for (const [index, text] of cells.entries()) {
          const column = columns[index];
          if (column) writeLine(page, fonts, { text, bold }, { ...column, y });
        }
      };
      const head = (title: string, lines: readonly string[]): PdfLine[] => [
        { text: title, bold: true },
        ...lines.map((text) => ({ text })),
      ];
      writeLine(
        page,
        fonts,
        { text: 'Packing list / pro-forma invoice', size: 16, bold: true },
        { x: margin, y: 740, width: 500 },
      );
      writeLine(
        page,
        fonts,
        { text: `${copy}. Order ${list.display_id}. Purpose: used personal effects, not for sale.` },
        { x: margin, y: 722, width: 516 },
      );
      writeLines(page, fonts, head('Sender', sheet.sender), { x: margin, y: 700, width: 240 });
      writeLines(page, fonts, head('Recipient', sheet.recipient), { x: 320, y: 700, width: 240 });
      rule(page, 612, margin);
      row(['Leg', 'Traveler', 'Description', 'Qty', 'Weight', 'Value'], 598, true);
      let y = 582;
      for (const item of sheet.items.slice(from, from + rowsPerPage)) {
        row(
          [
            item.leg === 'return' ? 'Return' : 'Outbound',
            item.traveler,
            `${item.description} (${item.country_of_origin})`,
            String(item.quantity),
            `${item.weight_pounds} lb`,
            formatCents(item.value_cents),
          ],
          y,
        );
        y -= 14;
      }
      rule(page, y + 4, margin);
      row(['Total', '', '', '', `${sheet.weight} lb`, formatCents(sheet.value)], y - 10, true);
      writeLine(page, fonts, { text: 'Signature and date' }, { x: margin, y: 64, width: 200 });
      rule(page, 80, margin);
    }
  }
  return pdf.save();
}

/** The packing list of one leg. */
type Sheet = Pick<PackingList, 'sender' | 'recipient' | 'items'> & { weight: number; value: Cents };

const sheetsOf = (list: PackingList): Sheet[] =>
  (list.ways ?? []).map(({ leg, sender, recipient }) => {
    const items = list.items.filter((item) => item.leg === leg);
    const weight = items.reduce((sum, item) => sum + item.weight_pounds, 0);
    const value = addCents(...items.map(({ value_cents }) => value_cents));
    return { sender, recipient, items, weight, value };
  });
