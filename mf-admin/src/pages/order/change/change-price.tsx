import type { OrderView } from '@sendahead/shared-contracts/console/order-calls';
import { Alert, formatMoney } from '@sendahead/shared-ui';
import { changeTexts } from '../../../copy/order-changes.ts';
import { settleTexts as texts } from '../../../copy/settle-change.ts';
import { ChangedAddress } from './changed-address.tsx';
import { ChangedDays } from './changed-days.tsx';
import { intoView } from './into-view.ts';
import { SettlePrice } from './settle-price.tsx';
import { useBookingPage } from './use-booking-page.ts';
import type { TypedSettlement } from './use-settlement.ts';
import { canBeMade, type QuotedPrice } from './use-staff-change.ts';
import type { BookedLegs } from './wanted-change.ts';

interface Props {
  readonly view: OrderView;
  readonly legs: BookedLegs;
  readonly quoted: QuotedPrice;
  readonly settlement: TypedSettlement;
  /** Why the last press settled nothing. */
  readonly failure: string | undefined;
}

/** The price of a change; if it costs more, also who pays the difference and where. */
export function ChangePrice(props: Props) {
  return (
    <div className="console__page" ref={intoView}>
      <Price {...props} />
    </div>
  );
}

function Price({ view, legs, quoted, settlement, failure }: Props) {
  const { differenceCents: difference, billedTo } = quoted;
  if (!canBeMade(quoted)) return <PaidByCustomer {...{ view, legs, quoted, settlement, failure }} />;
  return (
    <Alert severity="info" live>
      <ChangedDays view={view} quoted={quoted} />
      <ChangedAddress legs={legs} quoted={quoted} />
      {difference === 0
        ? changeTexts.same
        : difference > 0
          ? changeTexts.moreOnAccount({ amount: formatMoney(difference), of: billedTo })
          : changeTexts.refunded(formatMoney(-difference))}
    </Alert>
  );
}

/** CO-112: a change that neither a club nor nobody pays; staff choose how before the button. */
function PaidByCustomer({ view, legs, quoted, settlement, failure }: Props) {
  const { differenceCents, wanted } = quoted;
  const page = useBookingPage(view)(wanted);
  return (
    <>
      <Alert severity="warning" live>
        <ChangedDays view={view} quoted={quoted} />
        <ChangedAddress legs={legs} quoted={quoted} />
        {texts.more(formatMoney(differenceCents))}
      </Alert>
      <SettlePrice {...{ view, differenceCents, settlement, page }} />
      {failure ? (
        <div ref={intoView}>
          <Alert severity="danger" live>
            {failure}
          </Alert>
        </div>
      ) : null}
    </>
  );
}
