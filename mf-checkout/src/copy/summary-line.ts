import type { LineItem } from '@sendahead/shared-contracts/pricing/schema';
import { formatMoney } from '@sendahead/shared-ui';
import type { SummaryLine } from '@sendahead/shared-ui/booking';

/**
 * A line of the price as the summary shows it; deductions are highlighted, and every step of an amount can be
 * shown.
 */
export const summaryLine = (
  { id, title, detail, amount_cents, explain }: LineItem,
  ofWhom: string | null = null,
): SummaryLine => ({
  id,
  what: title,
  // The traveler is shown with the item, unless the server names them already.
  detail:
    [ofWhom !== null && !`${title} ${detail}`.includes(ofWhom) ? ofWhom : '', detail]
      .filter(Boolean)
      .join(', ') || undefined,
  cents: amount_cents,
  kind: amount_cents < 0 ? 'discount' : 'charge',
  explain:
    explain.length > 0
      ? explain.map((step) => ({ label: step.label, value: formatMoney(step.amount_cents) }))
      : undefined,
});
