import type { CallOutput } from '@sendahead/shared-contracts/call/define-call';
import type { trackByLink } from '@sendahead/shared-contracts/orders/track-calls';
import { Icon, PlainCard } from '@sendahead/shared-ui';
import { bagWords } from '../../copy/bags.ts';
import { spokenDay } from '../../copy/days.ts';
import { timeWords } from '../../copy/times.ts';
import { trackWords } from '../../copy/track.ts';
import { useOrders } from '../../hooks/use-orders.ts';
import { legProgress } from '../../state/leg-progress.ts';
import { isAtStop } from '../../state/leg-track.ts';
import { BagMark } from '../../views/bag-mark.tsx';
import { DueDay } from '../../views/due-day.tsx';
import { LegOverview } from '../../views/leg-overview.tsx';
import { LegStops } from '../../views/leg-stops.tsx';
import { ConfirmReceived } from './confirm-received.tsx';

type Leg = CallOutput<typeof trackByLink>['legs'][number];

interface Props {
  readonly token: string;
  readonly leg: Leg;
}

/** One leg on one screen: state, due date, map, and where it was last seen. */
export function TrackedLeg({ token, leg }: Props) {
  const now = useOrders().host.now();
  const { bags, delivered, worst } = legProgress(leg.bags);
  const isCanceled = worst?.status === 'cancelled';
  const title = trackWords.way(leg.from.place, leg.to.place);
  const { from, to, last } = leg;
  return (
    <PlainCard label={title}>
      <div className="tracked-leg">
        <LegOverview
          from={from}
          to={to}
          stops={
            // A link shows only the last scan of the leg: the earlier places of a bag in trouble are not
            // known here.
            bags.every(({ status }) => isAtStop(status)) ? (
              <LegStops
                bags={bags.map((bag) => ({ ...bag, events: last && bags.length === 1 ? [last] : [] }))}
                pickup={leg.ship_date}
                label={bagWords.stopsOf(title)}
              />
            ) : null
          }
        >
          <h2>{title}</h2>
          <p className="tracked-leg__state">
            {worst ? <BagMark bag={worst} /> : null}
            <span>
              {delivered > 0 && bags.length > 1
                ? bagWords.delivered(delivered, bags.length)
                : trackWords.bags(bags.length)}
            </span>
          </p>
          {isCanceled ? <p>{bagWords.canceledLeg(null)}</p> : null}
          {worst ? <DueDay bag={worst} /> : null}
        </LegOverview>
        {isCanceled ? null : (
          <p className="tracked-leg__last">
            {last && last.status !== 'label_ready'
              ? trackWords.seen(last.place, timeWords(last.at, last.time_zone))
              : `${trackWords.notSeen}. ${trackWords.leaves(spokenDay(leg.ship_date, now))}.`}
          </p>
        )}
        {leg.received ? (
          <p className="tracked-leg__received">
            <Icon name="check" /> <span>{trackWords.received}</span>
          </p>
        ) : null}
        {leg.may_confirm && !leg.received ? <ConfirmReceived token={token} leg={leg.leg} /> : null}
      </div>
    </PlainCard>
  );
}
