import { namesDollars } from '@sendahead/shared-contracts/geo/home-country';
import { isTender } from '@sendahead/shared-contracts/pricing/cost-lines';
import type { RequestState } from '@sendahead/shared-ui';
import { SummaryLines, SummaryTotal } from '@sendahead/shared-ui/booking';
import { totalWords as words } from '../../copy/once-priced.ts';
import { summaryLine } from '../../copy/summary-line.ts';
import { useSelector } from '../../hooks/use-checkout.ts';
import { isChange } from '../../state/is-change.ts';
import { isUpdating } from '../../state/selectors.ts';

/**
 * The total of the lines above, dimmed while a newer one loads, followed by the credits and the amount left
 * to pay.
 */
export function TotalAndCredits() {
  const { price, request } = useSelector((whole) => whole.quote);
  const updating = useSelector(isUpdating);
  const currency = useSelector(({ page: { points } }) =>
    points !== null && namesDollars([points.origin.country, points.destination.country]) ? 'USD' : undefined,
  );
  const changes = useSelector(isChange);
  if (!price) return null;
  const cents = price.final_price_cents;
  const credits = price.orders.flatMap(({ line_items }) => line_items.filter(isTender));
  const look = totalLook(request, updating);
  if (credits.length === 0)
    return (
      <SummaryTotal
        cents={cents}
        label={words[cents < 0 ? 'refund' : changes ? 'payNow' : 'total'](currency)}
        {...look}
      />
    );
  const creditsTotal = credits.reduce((sum, { amount_cents }) => sum + amount_cents, 0);
  return (
    <>
      <SummaryTotal
        cents={cents - creditsTotal}
        label={words[changes ? 'difference' : 'total'](currency)}
        {...look}
      />
      <SummaryLines label={words.credits} lines={credits.map((line) => summaryLine(line))} />
      <SummaryTotal cents={cents} label={words.left(currency)} {...look} note="" />
    </>
  );
}

function totalLook(request: RequestState, updating: boolean) {
  if (updating) return { state: 'updating' as const };
  if (request === 'failed') return { state: 'failed' as const };
  if (request === 'idle') return { state: 'updating' as const, note: words.complete };
  return { state: 'settled' as const };
}
