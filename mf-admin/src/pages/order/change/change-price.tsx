import type { OrderView } from '@sendahead/shared-contracts/console/order-calls';
import { Alert, formatMoney } from '@sendahead/shared-ui';
import { changeTexts as texts } from '../../../copy/order-changes.ts';
import { ChangedAddress } from './changed-address.tsx';
import { ChangedDays } from './changed-days.tsx';
import { useBookingPage } from './use-booking-page.ts';
import type { QuotedPrice } from './use-staff-change.ts';
import type { BookedLegs } from './wanted-change.ts';

interface Props {
  readonly view: OrderView;
  readonly legs: BookedLegs;
  readonly quoted: QuotedPrice;
}

/** The form may fill the dialog: the price must be read before the button that accepts it is pressed. */
const intoView = (price: HTMLElement | null): void => price?.scrollIntoView?.({ block: 'nearest' });

/** The price of a change; if it costs more, also who pays the difference and where. */
export function ChangePrice(props: Props) {
  return (
    <div ref={intoView}>
      <Price {...props} />
    </div>
  );
}

function Price({ view, legs, quoted }: Props) {
  const { differenceCents: difference, billedTo } = quoted;
  if (difference > 0 && billedTo === null) return <PaidByCard view={view} legs={legs} quoted={quoted} />;
  return (
    <Alert severity="info" live>
      <ChangedDays view={view} quoted={quoted} />
      <ChangedAddress legs={legs} quoted={quoted} />
      {difference === 0
        ? texts.same
        : difference > 0
          ? texts.moreOnAccount({ amount: formatMoney(difference), of: billedTo })
          : texts.refunded(formatMoney(-difference))}
    </Alert>
  );
}

/** CH-18: a change that only a card can pay is made on the booking page, opened with the customer's cart. */
function PaidByCard({ view, legs, quoted }: Props) {
  const { differenceCents: cents, wanted } = quoted;
  const page = useBookingPage(view)(wanted);
  return (
    <Alert severity="warning" live>
      <ChangedDays view={view} quoted={quoted} />
      <ChangedAddress legs={legs} quoted={quoted} />
      {page ? texts.paidOnBooking(formatMoney(cents)) : texts.paidByCustomer(formatMoney(cents))}
      {page ? <WaysToPay page={page} /> : null}
    </Alert>
  );
}

/** CO-110: each method of settling the difference, above the button. */
const WaysToPay = ({ page }: { page: string }) => (
  <>
    <ul aria-label={texts.waysToPay}>
      <li>{texts.byLink}</li>
      <li>
        <a href={page}>{texts.chargeCard}</a>
      </li>
      <li>
        <a href={page}>{texts.waive}</a>
      </li>
    </ul>
    <p>{texts.onBooking}</p>
  </>
);
