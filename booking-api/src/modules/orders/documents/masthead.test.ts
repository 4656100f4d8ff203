import { PDFDocument } from '@cantoo/pdf-lib';
import { calendarDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { cents } from '@sendahead/shared-contracts/primitives/cents';
import { textsOf } from '../../../workflows/testing/pdf-texts.ts';
import { arrivalLetterPdf } from './arrival-letter.ts';
import { invoicePdf } from './bill-pdf.ts';
import { loadFonts, runsOf } from './fonts/pdf-fonts.ts';

const brand = { name: 'Sendahead Golf', theme: { brand: '#0b5d3b', accent: '#c9a24b' } };
const invoice = (buyer: string) => ({
  number: 'SA-1-1',
  display_id: 'SA-1',
  issued_on: calendarDate('2026-11-20'),
  seller: ['Sendahead Golf'],
  buyer: [buyer],
  lines: [{ title: 'Outbound', detail: '', amount_cents: cents(13_110) }],
  total_cents: cents(13_110),
  paid: [],
  due_cents: cents(13_110),
  cancelled: false,
});

describe('a brand’s documents', () => {
  it('a brand’s documents begin with its name, and have small files', async () => {
    const bill = await invoicePdf(invoice('Ann Lee'), brand);
    expect((await textsOf(bill))[0]).toMatch(/^Sendahead Golf\nInvoice\n/);
    expect(bill.length).toBeLessThan(25_000);
    const letter = await arrivalLetterPdf(
      { language: 'en', to: ['Oak Club'], title: 'Bags on their way', paragraphs: ['Hello'] },
      brand,
    );
    expect((await textsOf(letter))[0]).toMatch(/^Sendahead Golf\nOak Club\n/);
  });

  it('a brand’s documents are byte for byte the same when printed again', async () => {
    const [one, other] = [
      await invoicePdf(invoice('Ann Lee'), brand),
      await invoicePdf(invoice('Ann Lee'), brand),
    ];
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
  });

  it('set a name in one typeface, even when the body typeface lacks one of its letters', async () => {
    const pdf = await PDFDocument.create();
    const { plain, display } = await loadFonts(pdf, 'Nguyễn Thị Huế', { headings: true });
    for (const faces of [plain, display]) {
      expect(runsOf('Nguyễn Thị Huế', faces)).toHaveLength(1);
      expect(runsOf('Ann Lee', faces)[0]?.face).toBe(faces[0]);
    }
  });
});
