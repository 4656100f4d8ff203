import type { GroupEventView } from '@sendahead/shared-contracts/console/group-event-schema';
import { Alert, formatMoney } from '@sendahead/shared-ui';
import { Link } from 'wouter';
import { WaitingForUndo } from '../../console/waiting-for-undo.tsx';
import { boardTexts as texts } from '../../copy/group-events.ts';

interface Props {
  readonly clubId: number;
  /** How many are on the list. */
  readonly people: number;
  readonly sums: NonNullable<GroupEventView['club_pays']>;
}

/** CO-70: what the club has paid and will pay for its event, and who could not order because of its limit. */
export function ClubPays({ clubId, sums, people }: Props) {
  const { billed_cents: billed, expected_cents: expected, left_cents: left } = sums;
  const amounts = [
    [texts.billed, formatMoney(billed)],
    [texts.expected, expected === undefined ? texts.notKnown : formatMoney(expected)],
    [texts.left, formatMoney(left)],
  ] as const;
  return (
    <>
      {sums.limit_reached > 0 ? (
        <Alert severity="warning">{texts.limitReached(sums.limit_reached)}</Alert>
      ) : (
        <TooLittleLeft sums={sums} />
      )}
      <dl className="group-event__counts">
        {amounts.map(([name, amount]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
      </dl>
      {sums.estimate_cents === undefined ? null : (
        <p>{texts.estimate(formatMoney(sums.estimate_cents), people)}</p>
      )}
      <WaitingForUndo waiting={sums.waiting} />
      <p>
        <Link href={`/clubs/${clubId}/statement`}>{texts.statement}</Link>
      </p>
    </>
  );
}

/**
 * Shown before the first refusal: the remaining limit does not cover the expected bookings at the average
 * price so far.
 */
function TooLittleLeft({
  sums: { billed_cents: billed, expected_cents: expected = billed, left_cents: left },
}: Pick<Props, 'sums'>) {
  const missing = expected - billed - left;
  if (missing > 0) return <Alert severity="warning">{texts.mayNotReach(formatMoney(missing))}</Alert>;
  return left === 0 && expected === billed && billed === 0 ? (
    <Alert severity="warning">{texts.nothingLeft}</Alert>
  ) : null;
}
