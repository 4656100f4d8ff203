import { observeCall } from '@sendahead/shared-contracts/client/observe-call';
import { type CruiseShip, cruises } from '@sendahead/shared-contracts/clubs/cruise-calls';
import { useEffect, useState } from 'react';
import { useItinerary } from './use-itinerary.ts';

type Ships = readonly CruiseShip[] | 'asking' | 'failed';

/** MD-09: the available ships; `again` repeats the request. */
export function useCruises(): { ships: Ships; again(): void } {
  const { host } = useItinerary();
  const [ships, setShips] = useState<Ships>('asking');
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each turn asks once more
  useEffect(() => {
    setShips('asking');
    const asking = observeCall(host.api, cruises, {}).subscribe({
      next: (answer) => setShips(answer.ships),
      error: () => setShips('failed'),
    });
    return () => asking.unsubscribe();
  }, [host, turn]);
  return { ships, again: () => setTurn((before) => before + 1) };
}
