import { filter, take, takeUntil } from '@sendahead/shared-contracts/bus/rx';
import { waivedFeeId } from '@sendahead/shared-contracts/constants';
import { useEffect, useRef } from 'react';
import { useItinerary } from '../../hooks/use-itinerary.ts';

/** RO-07, OPEN-56: who waives a fee says why first; every other way of handing over is chosen at once. */
export function useReasonForWaiver(choose: (feeId: number) => void): (feeId: number) => void {
  const { host } = useItinerary();
  const waiting = useRef<{ unsubscribe(): void }>(null);
  useEffect(() => () => waiting.current?.unsubscribe(), []);
  return (feeId) => {
    waiting.current?.unsubscribe();
    if (feeId !== waivedFeeId) return choose(feeId);
    import('@sendahead/shared-contracts/page/authorization').then(
      ({ authorizationGivenEvent, authorizationWantedEvent }) => {
        host.bus.publish(authorizationWantedEvent, { act: 'waive_fee' });
        // A reason that was not given is not told of; the next that is asked for is for something else.
        const given = host.bus.events(authorizationGivenEvent).pipe(filter(({ act }) => act === 'waive_fee'));
        waiting.current = given
          .pipe(take(1), takeUntil(host.bus.events(authorizationWantedEvent)))
          .subscribe(() => choose(feeId));
      },
      (error: unknown) => host.report(error, 'waived fee'),
    );
  };
}
