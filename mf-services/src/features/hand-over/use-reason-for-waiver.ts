import { filter, take, takeUntil } from '@sendahead/shared-contracts/bus/rx';
import { waivedFeeId } from '@sendahead/shared-contracts/constants';
import { useEffect, useRef } from 'react';
import { useItinerary } from '../../hooks/use-itinerary.ts';

/** RO-07, OPEN-56: staff who waive a fee give a reason first; every other pickup option is chosen immediately. */
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
        // A canceled reason publishes nothing; the next request is for another act.
        const authorizations = host.bus
          .events(authorizationGivenEvent)
          .pipe(filter(({ act }) => act === 'waive_fee'));
        waiting.current = authorizations
          .pipe(take(1), takeUntil(host.bus.events(authorizationWantedEvent)))
          .subscribe(() => choose(feeId));
      },
      (error: unknown) => host.report(error, 'waived fee'),
    );
  };
}
