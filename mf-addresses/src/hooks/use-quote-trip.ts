import { take } from '@sendahead/shared-contracts/bus/rx';
import { homeTimeZone, localNow } from '@sendahead/shared-contracts/calendar/local-now';
import type { FragmentHost } from '@sendahead/shared-contracts/fragments/host';
import { quoteTripParameters, readQuoteTrip } from '@sendahead/shared-contracts/geo/quick-quote-trip';
import { contextTopic } from '@sendahead/shared-contracts/page/topics';
import { useEffect, useMemo, useState } from 'react';
import { tripFieldsOf, tripOf } from '../state/quote-trip.ts';

/** The trip of a quick quote: its current fields, starting with the page's address, and as link parameters. */
export function useQuoteTrip(host: FragmentHost<'mf-addresses'>) {
  const [fields, setFields] = useState(() => tripFieldsOf({}));
  useEffect(() => {
    const reading = host.bus
      .state(contextTopic)
      .pipe(take(1))
      .subscribe(({ query }) => setFields(tripFieldsOf(query)));
    return () => reading.unsubscribe();
  }, [host]);
  const today = localNow(host.now(), homeTimeZone).date;
  // The trip leaves out values that a link cannot carry, so that the preview never says more than the booking
  // will show.
  const trip = useMemo(
    () => readQuoteTrip(Object.fromEntries(quoteTripParameters(tripOf(fields, today)))),
    [fields, today],
  );
  return { fields, change: (part: Partial<typeof fields>) => setFields({ ...fields, ...part }), trip, today };
}
