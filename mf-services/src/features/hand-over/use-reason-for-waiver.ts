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
        waiting.current = host.bus.events(authorizationGivenEvent).subscribe(({ act }) => {
          if (act !== 'waive_fee') return;
          waiting.current?.unsubscribe();
          choose(feeId);
        });
        host.bus.publish(authorizationWantedEvent, { act: 'waive_fee' });
      },
      (error: unknown) => host.report(error, 'waived fee'),
    );
  };
}
