import { isClubBilling } from '@sendahead/shared-contracts/payments/method-types';
import { Alert, Money } from '@sendahead/shared-ui';
import { SummaryLines } from '@sendahead/shared-ui/booking';
import { useId } from 'react';
import { oncePricedWords } from '../../copy/once-priced.ts';
import { summaryLine } from '../../copy/summary-line.ts';
import { useSelector } from '../../hooks/use-checkout.ts';
import { isChange } from '../../state/is-change.ts';
import { isUpdating } from '../../state/selectors.ts';
import { type PriceGroup, priceGroups } from './price-groups.ts';

/** PR-05: every line of the price, by leg. */
export function PricedLines() {
  const { price, request } = useSelector((whole) => whole.quote);
  const updating = useSelector(isUpdating);
  // ER-14: if a club is billed, the club pays later charges.
  const club = useSelector(({ way }) => isClubBilling(way.means?.body.payment_method_type ?? ''));
  // The lines of a changed order include its earlier charges.
  const changes = useSelector(isChange);
  if (!price) return null;
  return (
    <div className="checkout-price" data-stale={updating || request === 'idle'}>
      {priceGroups(price).map((group) => (
        <Group key={group.name} {...group} />
      ))}
      {price.insurance_cents > 0 ? (
        <p className="checkout-price__within">
          <span>{oncePricedWords.insurance}</span>
          <Money cents={price.insurance_cents} />
        </p>
      ) : null}
      {price.zero_cents_penalty && !club && !changes ? (
        <Alert severity="warning">{price.zero_cents_penalty}</Alert>
      ) : null}
    </div>
  );
}

function Group({ name, lines, cents }: PriceGroup) {
  const id = useId();
  const travelers = useSelector(({ page }) => page.travelers?.travelers);
  const several = (travelers?.length ?? 0) > 1;
  const ofWhom = (travelerId: string | null): string | null => {
    const traveler = several ? travelers?.find((one) => one.id === travelerId) : undefined;
    return traveler ? `${traveler.firstName} ${traveler.lastName}`.trim() : null;
  };
  const list = (
    <SummaryLines label={name} lines={lines.map((line) => summaryLine(line, ofWhom(line.traveler_id)))} />
  );
  if (cents === null) return list;
  return (
    <section aria-labelledby={id} className="checkout-price__way">
      <h3 id={id}>
        <span>{name}</span>
        <Money cents={cents} />
      </h3>
      {list}
    </section>
  );
}
