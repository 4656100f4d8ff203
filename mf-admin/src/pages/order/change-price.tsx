import type { OrderView } from '@sendahead/shared-contracts/console/order-calls';
import { Alert, formatMoney } from '@sendahead/shared-ui';
import { useConsole } from '../../console/use-console.ts';
import { changeTexts as texts } from '../../copy/order.ts';
import { brandAddress } from '../../state/brand-address.ts';
import type { QuotedPrice } from './use-staff-change.ts';
import { changeAddress, type WantedChange } from './wanted-change.ts';

/** The price of a change; for one that costs more, also who pays it and where. */
export function ChangePrice({ view, quoted }: { view: OrderView; quoted: QuotedPrice }) {
  const { differenceCents: difference, billedTo } = quoted;
  if (difference > 0 && billedTo === null)
    return <PaidByCard view={view} cents={difference} wanted={quoted.wanted} />;
  return (
    <Alert severity="info" live>
      {difference === 0
        ? texts.same
        : difference > 0
          ? texts.moreOnAccount({ amount: formatMoney(difference), of: billedTo })
          : texts.refunded(formatMoney(-difference))}
    </Alert>
  );
}

/** CH-18: a change that only a card can pay is made on the booking page, opened by the customer's cart. */
function PaidByCard({ view, cents, wanted }: { view: OrderView; cents: number; wanted: WantedChange }) {
  const { host, may } = useConsole();
  const { order, leg_states = [] } = view.detail;
  // An order whose legs differ is not a whole trip, and cannot be changed on the booking page.
  const isWhole =
    order.allowed_actions.includes('change') && leg_states.every(({ state }) => state !== 'cancelled');
  const opens = isWhole && wanted.of === 'order' && may('charge_others');
  const path = changeAddress(order.order_id, wanted);
  return (
    <Alert
      severity="warning"
      live
      action={
        opens ? (
          <a
            className="ui-button ui-button--secondary"
            href={brandAddress(path, view.brand.slug, host.boot.brand.slug, window.location)}
          >
            {texts.openBooking}
          </a>
        ) : undefined
      }
    >
      {opens ? texts.paidOnBooking(formatMoney(cents)) : texts.paidByCustomer(formatMoney(cents))}
    </Alert>
  );
}
