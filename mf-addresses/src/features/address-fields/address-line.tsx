import { Combobox, type ComboboxSearch } from '@sendahead/shared-ui/combobox';
import type { End, EndState } from '../../state/state.ts';
import { useAddresses, useEnd } from '../ship-points/addresses-context.ts';
import { useField } from './bound-field.tsx';

const groups = { 'address-book': 'Your addresses', address: 'Addresses', facility: 'Places' } as const;

/** AD-15 to AD-18: the address line with suggestions of addresses and of the user's own book. */
export function AddressLine({
  end,
  ...words
}: {
  end: End;
  label: string;
  required: boolean;
  optional: boolean;
  autoComplete: string;
}) {
  const { store } = useAddresses();
  const { value, onChange: _typed, ...field } = useField(end, 'address1');
  const state = useEnd(end);
  return (
    <Combobox
      {...field}
      {...words}
      text={value}
      search={searchOf(state)}
      onText={(text) => store.dispatch({ type: 'typed', end, field: 'address1', text })}
      onChoose={({ id }) => {
        const suggestion = store.getState()[end].addresses.items.find((item) => item.id === id);
        if (suggestion) store.dispatch({ type: 'address-chosen', end, suggestion });
      }}
      emptyMessage="No such address in our list. Just type on."
    />
  );
}

function searchOf({ addresses }: EndState): ComboboxSearch {
  if (addresses.asking === 'asking') return { status: 'loading' };
  // A search that fails is no matter here: the line is typed by hand as well.
  if (addresses.asking !== 'answered') return { status: 'idle' };
  return {
    status: 'results',
    options: addresses.items.map(({ id, label, detail, kind }) => ({
      id,
      label,
      detail,
      group: groups[kind],
    })),
  };
}
