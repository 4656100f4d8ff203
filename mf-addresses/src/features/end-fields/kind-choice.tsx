import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import { RadioGroup } from '@sendahead/shared-ui';
import { kindOptions, kindQuestion } from '../../copy/end-words.ts';
import { useAddresses, useSelector } from '../../hooks/use-addresses.ts';
import { fieldId } from '../../state/field-id.ts';

/** AD-01, AD-02: the kind of this end. */
export function KindChoice({ end }: { end: ShipEnd }) {
  const { store, host } = useAddresses();
  const kind = useSelector((state) => state[end].point.kind);
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
