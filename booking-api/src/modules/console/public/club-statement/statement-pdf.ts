import type { ClubStatement } from '@sendahead/shared-contracts/console/club-statement-calls';
import { calendarDate, paperDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { cents, formatCents } from '@sendahead/shared-contracts/primitives/cents';
import type { BrandLook } from '../../../catalog/public/store.ts';
import { startPaper } from '../../../orders/public/papers/start-paper.ts';
import { ageingCents, ageingTitles, lineTitle, monthTitle } from '../copy/club-statement.ts';

const money = (amount: number): string => formatCents(cents(amount));
// The space after the last column is outside the lines.
const lineWidths = [92, 226, 106, 88];
const ageWidths = [100, 100, 100, 100, 104];

/** A club's statement as a PDF. */
export async function statementPdf(statement: ClubStatement, brand: BrandLook): Promise<Uint8Array> {
  const title = `Statement ${monthTitle(statement.month)}, ${statement.name}`;
  const lines = statement.lines.map((line) => [
    paperDate(calendarDate(line.date)),
    lineTitle(line),
    line.display_id ?? '',
    money(line.amount_cents),
  ]);
  const { pdf, sheet } = await startPaper(title, brand, [lines, brand.help_email]);
  sheet.title(`Statement for ${monthTitle(statement.month)}`);
  sheet.paragraph(`${statement.name}, account ${statement.club_id}`);
  sheet.paragraph(`Orders are due ${statement.terms_days} days after they are billed.`);
  sheet.gap();
  sheet.row('Opening balance', money(statement.opening_cents), { bold: true });
  sheet.rule();
  sheet.cells(['Date', 'Activity', 'Order', 'Amount'], lineWidths, { bold: true, right: [3] });
  if (lines.length === 0) sheet.paragraph('No activity this month.');
  for (const line of lines) sheet.cells(line, lineWidths, { right: [3] });
  for (const { display_id, canceled_on, amount_cents } of statement.canceled ?? [])
    sheet.paragraph(
      `Order ${display_id} was canceled on ${paperDate(calendarDate(canceled_on))}. We take ${money(amount_cents)} off soon.`,
    );
  sheet.rule();
  sheet.row('Closing balance (USD)', money(statement.closing_cents), { isTotal: true });
  sheet.heading(`Age of the balance on ${paperDate(calendarDate(statement.aged_on))}`);
  sheet.cells(ageingTitles, ageWidths, { bold: true });
  sheet.cells(ageingCents(statement.ageing).map(money), ageWidths);
  sheet.gap();
  sheet.paragraph(`Questions? Call ${brand.help_phone} or write to ${brand.help_email}.`);
  return pdf.save();
}
