import type { OrderView } from '@sendahead/shared-contracts/console/order-calls';
import { Alert, formatMoney } from '@sendahead/shared-ui';
import { changeTexts as texts } from '../../copy/order.ts';
import { ChangedDays } from './changed-days.tsx';
import { useBookingPage } from './use-booking-page.ts';
import type { QuotedPrice } from './use-staff-change.ts';

/** The price of a change; for one that costs more, also who pays it and where. */
export function ChangePrice({ view, quoted }: { view: OrderView; quoted: QuotedPrice }) {
  const { differenceCents: difference, billedTo } = quoted;
  if (difference > 0 && billedTo === null) return <PaidByCard view={view} quoted={quoted} />;
  return (
    <Alert severity="info" live>
      <ChangedDays view={view} quoted={quoted} />
      {difference === 0
        ? texts.same
        : difference > 0
          ? texts.moreOnAccount({ amount: formatMoney(difference), of: billedTo })
          : texts.refunded(formatMoney(-difference))}
    </Alert>
  );
}

/** CH-18: a change that only a card can pay is made on the booking page, opened by the customer's cart. */
function PaidByCard({ view, quoted }: { view: OrderView; quoted: QuotedPrice }) {
  const { differenceCents: cents, wanted } = quoted;
  const page = useBookingPage(view)(wanted);
  return (
    <Alert
      severity="warning"
      live
      action={
        page ? (
          <a className="ui-button ui-button--secondary" href={page}>
            {texts.openBooking}
          </a>
        ) : undefined
      }
    >
      <ChangedDays view={view} quoted={quoted} />
      {page ? texts.paidOnBooking(formatMoney(cents)) : texts.paidByCustomer(formatMoney(cents))}
    </Alert>
  );
}
