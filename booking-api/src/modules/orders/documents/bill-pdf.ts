import type { Invoice } from '@sendahead/shared-contracts/orders/invoice-schema';
import { moneySheet } from '@sendahead/shared-contracts/orders/money-sheet';
import { purposeLines, stayWords } from '@sendahead/shared-contracts/orders/purpose-words';
import type { Receipt, ReceiptBag } from '@sendahead/shared-contracts/orders/schema';
import { calendarDate, paperDate, spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { formatCents } from '@sendahead/shared-contracts/primitives/cents';
import { serviceTitle } from '@sendahead/shared-contracts/services/service-levels';
import type { Parties } from '../document-routes/invoice.ts';
import { startPaper } from '../public/papers/start-paper.ts';
import type { PaperBrand } from './masthead.ts';
import type { PdfLine } from './pdf-page.ts';
import type { Sheet } from './sheet.ts';

const block = (title: string, lines: readonly string[]): PdfLine[] => [
  { text: title, bold: true },
  ...lines.map((text) => ({ text })),
];

/** An order's receipt as a PDF: its shipments and payments. */
export async function receiptPdf(
  receipt: Receipt,
  brand: PaperBrand,
  { seller, buyer }: Parties,
): Promise<Uint8Array> {
  const { pdf, sheet } = await startPaper(`Receipt ${receipt.display_id}`, brand, [receipt, seller, buyer]);
  sheet.title('Receipt');
  sheet.paragraph(
    `Order ${receipt.display_id}, placed ${paperDate(calendarDate(receipt.placed_at.slice(0, 10)))}`,
  );
  if (receipt.status === 'cancelled') sheet.paragraph('This order was canceled.', { bold: true });
  sheet.gap();
  sheet.columns(block('From', seller), block('For', buyer));
  for (const leg of receipt.legs) {
    sheet.heading(receipt.legs.length === 1 ? 'Shipment' : leg.leg === 'return' ? 'Return' : 'Outbound');
    sheet.columns(
      block('From', [leg.from.name, ...leg.from.lines]),
      block('To', [leg.to.name, ...leg.to.lines]),
    );
    sheet.paragraph(
      `${leg.drop_off ? 'Drop-off' : 'Pickup'} ${spokenDate(leg.pickup_date)}, arrives ${spokenDate(leg.arrival_date)}. ${serviceTitle(leg.carrier, leg.service_name, leg.transit_days)}.`,
    );
    for (const line of purposeLines(leg)) sheet.paragraph(line);
  }
  sheet.heading('Bags');
  for (const { name, label_name, items, bags, ...traveler } of receipt.travelers) {
    const stay = stayWords(traveler);
    for (const [index, item] of items.entries())
      sheet.paragraph(`${name}${stay ? ` (${stay})` : ''}: ${item}${bagWords(bags?.[index])}`);
    if (label_name) sheet.paragraph(`Name on the label: ${label_name}`);
  }
  sheet.heading('Price');
  for (const row of moneySheet(receipt)) {
    if (row.kind === 'total') sheet.rule();
    sheet.row([row.title, row.detail].filter(Boolean).join(', '), formatCents(row.amount_cents), {
      isTotal: row.kind === 'total',
    });
  }
  return pdf.save();
}

const bagWords = (bag: ReceiptBag | undefined): string =>
  bag
    ? [bag.packaging, bag.cover_cents > 0 ? `covered up to ${formatCents(bag.cover_cents)}` : '']
        .filter(Boolean)
        .map((word) => `, ${word.toLowerCase()}`)
        .join('')
    : '';

/** An order's invoice as a PDF. */
export async function invoicePdf(invoice: Invoice, brand: PaperBrand): Promise<Uint8Array> {
  const { pdf, sheet } = await startPaper(`Invoice ${invoice.number}`, brand, invoice);
  sheet.title('Invoice');
  sheet.paragraph(`Number ${invoice.number}, issued ${paperDate(invoice.issued_on)}`);
  sheet.paragraph(`Order ${invoice.display_id}`);
  if (invoice.cancelled)
    sheet.paragraph('This order was canceled. What you paid is refunded under its terms.', {
      bold: true,
    });
  sheet.gap();
  sheet.columns(block('From', invoice.seller), block('Bill to', invoice.buyer));
  sheet.heading('For');
  writeAmounts(sheet, invoice.lines);
  sheet.rule();
  sheet.row('Total (USD)', formatCents(invoice.total_cents), { isTotal: true });
  for (const { title, amount_cents } of invoice.paid) sheet.row(title, formatCents(amount_cents));
  sheet.row('Amount due', formatCents(invoice.due_cents), { bold: true });
  return pdf.save();
}

function writeAmounts(
  sheet: Sheet,
  lines: readonly { title: string; detail?: string; amount_cents: Invoice['total_cents'] }[],
): void {
  for (const { title, detail, amount_cents } of lines)
    sheet.row([title, detail].filter(Boolean).join(', '), formatCents(amount_cents));
}
