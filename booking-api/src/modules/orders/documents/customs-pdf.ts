import { PDFDocument } from '@cantoo/pdf-lib';
import type { CustomsForm, CustomsItem, CustomsList } from '@sendahead/shared-contracts/orders/customs-calls';
import { customsKinds } from '@sendahead/shared-contracts/orders/customs-kinds';
import { paperDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { cents, formatCents } from '@sendahead/shared-contracts/primitives/cents';
import { addressLines } from '../public/label-data.ts';
import type { Parcel } from '../public/parcels.ts';
import { loadFonts } from './fonts/pdf-fonts.ts';
import { crossesBorder } from './packing-list.ts';
import { nameDocument } from './pdf-page.ts';
import { paperSizes, type Sheet, startSheet } from './sheet.ts';

const kilosPerPound = 0.453_592;
const statement =
  'Used personal belongings of the traveler. Not for sale; they return home with the traveler. Values are for customs only.';
const headings: Readonly<Record<CustomsForm, readonly [string, string]>> = {
  commercial_invoice: ['Commercial invoice', 'Not a sale: personal effects'],
  cn23: ['CN 23  Customs declaration', 'Déclaration en douane'],
};
const widths = [54, 178, 58, 44, 36, 64, 70];

/**
 * A customs form for each leg that crosses a border, filled in from the traveler's list; the commercial
 * invoice in three copies, as carriers require. `ways` are the first bags of each leg.
 */
export async function customsPdf(
  form: CustomsForm,
  displayId: string,
  list: CustomsList,
  ways: readonly Parcel[],
): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  nameDocument(pdf, `${headings[form][0]} of order ${displayId}`);
  const fonts = await loadFonts(pdf, JSON.stringify([headings, list, ways.map(({ carriage }) => carriage)]));
  const sheet = startSheet(pdf, fonts, paperSizes.letter);
  for (const way of ways.filter(({ carriage }) => crossesBorder(carriage)))
    for (let copy = 0; copy < (form === 'cn23' ? 1 : 3); copy += 1) {
      sheet.newPage();
      writeForm(sheet, form, displayId, list, way);
    }
  return pdf.save();
}

function writeForm(sheet: Sheet, form: CustomsForm, displayId: string, list: CustomsList, way: Parcel): void {
  const { from, to, shipDate, carrier, package: bag } = way.carriage;
  const [title, subtitle] = headings[form];
  const total = cents(list.items.reduce((sum, item) => sum + item.quantity * item.unit_cents, 0));
  const kilos = (list.bags.length * bag.weight * kilosPerPound).toFixed(1);
  const block = (name: string, address: typeof from) => [
    { text: name, bold: true },
    ...addressLines(address).map((text) => ({ text })),
    ...(address.country === 'US' ? [{ text: 'United States' }] : []),
    { text: address.phone },
  ];
  sheet.title(title);
  sheet.paragraph(subtitle);
  sheet.paragraph(`No. ${displayId}   Date ${paperDate(shipDate)}   Carrier ${carrier}`);
  sheet.gap();
  sheet.columns(block('Sender / exporter', from), block('Recipient / importer', to));
  sheet.gap();
  sheet.rule();
  sheet.cells(['Bag', 'Description', 'Tariff no.', 'Origin', 'Qty', 'Unit USD', 'Value USD'], widths, {
    bold: true,
    right: [4, 5, 6],
  });
  for (const item of list.items) sheet.cells(cellsOf(item), widths, { right: [4, 5, 6] });
  sheet.rule();
  sheet.row('Total value (USD)', formatCents(total), { bold: true });
  sheet.row('Packages', String(list.bags.length));
  sheet.row('Gross weight', `${kilos} kg`);
  sheet.gap();
  sheet.paragraph(
    form === 'cn23'
      ? '[ ] Gift   [ ] Documents   [ ] Sale of goods   [ ] Returned goods   [X] Other: used personal effects'
      : 'Purpose: personal effects, temporary. Incoterm: DAP. Currency: USD.',
  );
  sheet.paragraph(statement);
  sheet.gap(28);
  sheet.rule();
  sheet.paragraph('Sender’s signature and date');
}

function cellsOf({
  bag,
  kind,
  description,
  quantity,
  unit_cents,
  origin,
  hs,
  owned_before,
}: CustomsItem): string[] {
  const what = [customsKinds[kind].title, description, owned_before ? 'used, owned before the trip' : '']
    .filter(Boolean)
    .join(', ');
  const money = (amount: number) => formatCents(cents(amount)).replace('$', '');
  return [`Bag ${bag}`, what, hs, origin, String(quantity), money(unit_cents), money(quantity * unit_cents)];
}
