import { RadioGroup } from '@sendahead/shared-ui';
import { useState } from 'react';
import { addressWords } from '../../copy/change.ts';
import { useChange } from '../../hooks/use-change.ts';
import type { ChangeOptions } from '../../hooks/use-change-options.ts';
import { useOrder } from '../../hooks/use-order.ts';
import { ChangeDialog } from '../../views/change-dialog.tsx';
import { AddressForm, type TypedPlace } from './address-form.tsx';
import { endsToChange } from './ends-to-change.ts';

interface Props {
  readonly options: ChangeOptions;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** CH-07: changes the address of an end of the trip, or of one leg; a club’s address stays. */
export function ChangeAddress({ options, onClose, onDone }: Props) {
  const detail = useOrder();
  const changing = useChange(options.billed_to);
  const ends = endsToChange(detail, options);
  const [chosen, setChosen] = useState(() => ends.find(({ booked }) => !booked.is_club)?.id ?? '');
  const [typed, setTyped] = useState<TypedPlace>({});
  const end = ends.find(({ id }) => id === chosen);
  const edited = (next: () => void): void => {
    changing.edited();
    next();
  };
  const ask = (): void => {
    if (end) changing.ask(end.wanted(typed));
  };
  return (
    <ChangeDialog
      title={addressWords.title}
      changing={changing}
      billedTo={options.billed_to}
      onAsk={end ? ask : undefined}
      onClose={onClose}
      onDone={onDone}
    >
      <RadioGroup
        label={addressWords.which}
        column
        value={chosen}
        options={ends.map(({ id, label, booked }) => ({
          value: id,
          label: `${label}: ${booked.name}`,
          disabled: booked.is_club,
          ...(booked.is_club ? { hint: addressWords.clubFixed } : {}),
        }))}
        onChange={(id) =>
          edited(() => {
            setChosen(id);
            setTyped({});
          })
        }
      />
      {end ? (
        <AddressForm
          key={end.id}
          booked={end.booked}
          contactLabel={end.contact}
          typed={typed}
          error={changing.error}
          onTyped={(change) => edited(() => setTyped(change))}
        />
      ) : null}
    </ChangeDialog>
  );
}
