import { endLimits } from '@sendahead/shared-contracts/constants';
import type { ShipEnd } from '@sendahead/shared-contracts/geo/ship-end';
import { useAddresses } from '../../../hooks/use-addresses.ts';
import { filterTyped } from '../../../state/filter-typed.ts';
import { useField } from '../bound-field.tsx';
import { PlaceSearch } from '../place-search/place-search.tsx';
import type { FocusTransfer } from '../use-focus-transfer.ts';

interface LineWords {
  readonly label: string;
  readonly required: boolean;
  readonly optional: boolean;
  readonly autoComplete: string;
}

/**
 * AD-15 to AD-18: the address line with suggestions. A failed search is not reported: the address can be
 * typed by hand.
 */
export function AddressLine({ end, focus, ...words }: { end: ShipEnd; focus: FocusTransfer } & LineWords) {
  const { store } = useAddresses();
  const { value, onChange: _typed, ...field } = useField(end, 'address1');
  return (
    <PlaceSearch
      {...field}
      {...words}
      maxLength={endLimits.address1}
      end={end}
      focus={focus}
      text={value}
      keep={(text) => filterTyped('address1', text)}
      onText={(text) => store.dispatch({ type: 'typed', end, field: 'address1', text })}
      // An unknown address line needs no message: the person keeps typing.
      emptyMessage=""
    />
  );
}
