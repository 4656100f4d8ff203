import type { CallOutput } from '@sendahead/shared-contracts/call/define-call';
import { paymentInfo } from '@sendahead/shared-contracts/payments/info-calls';
import type { RequestState } from '@sendahead/shared-ui';
import { useCallback, useMemo, useState } from 'react';
import { useCheckout, useSelector } from '../../../hooks/use-checkout.ts';
import { useTurns } from '../../../hooks/use-turns.ts';
import { isSignedIn } from '../../../state/page.ts';
import { clubsOfTrip } from './clubs-of-trip.ts';

type Known = NonNullable<CallOutput<typeof paymentInfo>['billing_clubs']>;

export interface BillableClub {
  readonly id: number;
  readonly name: string;
  /**
   * Whether it accepts the customer's orders on its account; `unknown` if nobody asked it, `closed` without
   * an account.
   */
  readonly state: Known[number]['state'] | 'unknown' | 'closed';
}

/** The clubs of the trip and those that know the customer, requested whenever the signed-in user changes. */
export function useBillingClubs() {
  const { host } = useCheckout();
  const userId = useSelector(({ page }) => (isSignedIn(page) ? page.session?.user?.id : undefined));
  const points = useSelector(({ page }) => page.points);
  const trip = clubsOfTrip(points)
    .map(({ id }) => id)
    .join(',');
  const [known, setKnown] = useState<Known>([]);
  const [closed, setClosed] = useState<readonly number[]>([]);
  const [request, setRequest] = useState<RequestState>('idle');
  const read = useCallback(() => {
    if (userId === undefined) return;
    let isStale = false;
    setRequest('asking');
    host.api.call(paymentInfo, { query: trip === '' ? {} : { clubs: trip } }).then(
      ({ billing_clubs, clubs_without_account }) => {
        if (isStale) return;
        setKnown(billing_clubs ?? []);
        setClosed(clubs_without_account ?? []);
        setRequest('answered');
      },
      () => isStale || setRequest('failed'),
    );
    return () => {
      isStale = true;
    };
  }, [userId, host, trip]);
  const readAgain = useTurns(read);
  const clubs = useMemo(() => {
    const ownClubs = known.map(({ club_id: id, name, state }): BillableClub => ({ id, name, state }));
    const others = clubsOfTrip(points).filter(({ id }) => !ownClubs.some((club) => club.id === id));
    const stateOf = (id: number) => (closed.includes(id) ? 'closed' : 'unknown');
    return [...ownClubs, ...others.map((club): BillableClub => ({ ...club, state: stateOf(club.id) }))];
  }, [known, closed, points]);
  return { clubs, request, readAgain };
}
