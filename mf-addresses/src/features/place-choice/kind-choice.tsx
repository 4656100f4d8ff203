import { RadioGroup } from '@sendahead/shared-ui/field';
import { kindOptions, kindQuestion } from '../../copy/end-words.ts';
import type { End } from '../../state/state.ts';
import { fieldId } from '../end-card/field-id.ts';
import { useAddresses, useWhole } from '../ship-points/addresses-context.ts';

/** AD-01, AD-02: what this end is. */
export function KindChoice({ end }: { end: End }) {
  const { store, host } = useAddresses();
  const kind = useWhole((state) => state[end].point.kind);
  return (
    <RadioGroup
      label={kindQuestion(end)}
      id={fieldId(end, 'kind')}
      options={kindOptions(host.boot.brand)}
      value={kind}
      onChange={(chosen) => store.dispatch({ type: 'kind-chosen', end, kind: chosen })}
    />
  );
}
