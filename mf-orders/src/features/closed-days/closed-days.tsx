import { spokenDate } from '@sendahead/shared-contracts/primitives/calendar-date';
import { Alert } from '@sendahead/shared-ui';
import { closedDayWords as words } from '../../copy/closed-days.ts';
import { useOrder } from '../../hooks/use-order.ts';
import { changeableLegs } from '../../state/changeable.ts';

/**
 * CO-34: the club closed on the day of a pickup or delivery there, and a link to another day if the order can
 * change.
 */
export function ClosedDays() {
  const detail = useOrder();
  const movable = changeableLegs(detail);
  return (detail.closed_days ?? []).map(({ leg, stop, place, date }) => {
    const isMovable = movable.includes(leg);
    return (
      <Alert
        key={leg}
        severity="warning"
        action={
          isMovable ? (
            <a className="ui-button ui-button--secondary" href="#change">
              {words.act}
            </a>
          ) : undefined
        }
      >
        <strong>{words.closed({ place, day: spokenDate(date), stop })}</strong>{' '}
        <span>{isMovable ? words.move : words.wait}</span>
      </Alert>
    );
  });
}
