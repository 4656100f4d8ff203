import type { ClaimWindow } from '@sendahead/shared-contracts/claims/schema';
import { claimKindWords, claimWords } from '../../copy/claims.ts';
import { spokenDay } from '../../copy/days.ts';
import { useOrders } from '../../hooks/use-orders.ts';

/** The days on which each problem can be reported, and the event from which they count. */
export function WhenClaims({ windows }: { windows: readonly ClaimWindow[] }) {
  const now = useOrders().host.now();
  const coming = windows.filter(({ opens_on }) => opens_on !== null);
  if (coming.length === 0) return <p className="order-claims__when">{claimWords.notYet}</p>;
  const lines = coming.map(({ kind, opens_on, opens_from }) =>
    claimWords.opens(claimKindWords[kind].title, opens_on ? spokenDay(opens_on, now) : '', opens_from),
  );
  return (
    <ul className="order-claims__when">
      {[...new Set(lines)].map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
