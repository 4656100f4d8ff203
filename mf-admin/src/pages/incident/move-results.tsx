import type { IncidentMove, MovedLeg } from '@sendahead/shared-contracts/console/incident-move-calls';
import { Link } from 'wouter';
import { linkWords, movedText, moveTexts as texts } from '../../copy/moved-pickups.ts';
import { tooLate } from '../../copy/too-late.ts';

/** Each moved order with its new days: first those that arrive too late, or whose payment link is void. */
export function MoveResults({ results = [] }: Pick<IncidentMove, 'results'>) {
  if (results.length === 0) return null;
  return (
    <section aria-label={texts.results}>
      <h3>{texts.results}</h3>
      <ul className="incident-orders">
        {results
          .toSorted((a, b) => Number(needsSomeone(b)) - Number(needsSomeone(a)))
          .map((one) => (
            <Result key={`${one.order_id} ${one.leg}`} moved={one} />
          ))}
      </ul>
    </section>
  );
}

/** The order, opened with the dialog that sends a link for the moved leg. */
const changeOf = ({ order_id, leg }: MovedLeg): string =>
  `/orders/${order_id}?${new URLSearchParams({ act: 'change', leg })}`;
const lateOf = ({ arrival_date, needed_by }: MovedLeg): string | null => tooLate(arrival_date, needed_by);
const needsSomeone = (moved: MovedLeg): boolean => moved.link_voided || lateOf(moved) !== null;

function Result({ moved }: { moved: MovedLeg }) {
  const late = lateOf(moved);
  return (
    <li>
      <span>
        <Link href={`/orders/${moved.order_id}`}>{moved.display_id}</Link>
        {` ${moved.customer}`}
      </span>
      <span>
        {movedText(moved)}
        {late ? <strong>{` ${texts.late(late)}`}</strong> : null}
        {moved.link_voided ? (
          <>
            {` ${linkWords.voided} `}
            <Link href={changeOf(moved)}>{linkWords.sendNew(moved.display_id)}</Link>
          </>
        ) : null}
      </span>
    </li>
  );
}
