import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import { useId } from 'react';
import { endTitle } from '../../copy/end-words.ts';
import { KindChoice } from '../../features/end-fields/kind-choice.tsx';
import { PlaceChoice } from '../../features/end-fields/place-choice.tsx';

/** One end of a quick quote: the fields of the booking, none of them required. */
export function QuoteEnd({ end }: { end: ShipEnd }) {
  const heading = useId();
  return (
    <section className="addresses-quote__end" aria-labelledby={heading}>
      <h2 id={heading}>{endTitle(end)}</h2>
      <KindChoice end={end} />
      <PlaceChoice end={end} />
    </section>
  );
}
