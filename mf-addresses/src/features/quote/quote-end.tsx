import { RadioGroup } from '@sendahead/shared-ui/field';
import { useId } from 'react';
import { endTitle, kindOptions, kindQuestion } from '../../copy/end-words.ts';
import type { End } from '../../state/state.ts';
import { fieldId } from '../end-card/field-id.ts';
import { PlaceChoice } from '../place-choice/place-choice.tsx';
import { useAddresses, useEnd } from '../ship-points/addresses-context.ts';

/** One end of a quick quote: the fields of the booking, none of them asked for. */
export function QuoteEnd({ end }: { end: End }) {
  const { store, host } = useAddresses();
  const { kind } = useEnd(end).point;
  const heading = useId();
  return (
    <section className="addresses-quote__end" aria-labelledby={heading}>
      <h2 id={heading}>{endTitle(end)}</h2>
      <RadioGroup
        label={kindQuestion(end)}
        id={fieldId(end, 'kind')}
        options={kindOptions(host.boot.brand)}
        value={kind}
        onChange={(chosen) => store.dispatch({ type: 'kind-chosen', end, kind: chosen })}
      />
      <PlaceChoice end={end} />
    </section>
  );
}
